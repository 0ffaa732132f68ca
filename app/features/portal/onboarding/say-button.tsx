import { onboardingWords as words } from "../../../../content/onboarding.ts";
import { explainError } from "../../../data/explain-error.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { useRefresh } from "../../../data/use-refresh.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";

type SayButtonProps = {
  id: string;
  said: { is_alone: boolean } | { has_no_files: boolean };
  children: string;
};

/** That something will not come is said once, and stays until it is taken back. */
export function SayButton({ id, said, children }: SayButtonProps) {
  const refresh = useRefresh();
  const { isBusy, run } = useAction(async () => {
    const { error } = await sharedBackend().from("onboardings").update(said).eq("id", id);
    if (error)
      toast({ title: words.notSaid, description: explainError(error), variant: "destructive" });
    else await refresh("onboardings");
  });
  return (
    <Button variant="quiet" busy={isBusy} onClick={run}>
      {children}
    </Button>
  );
}
