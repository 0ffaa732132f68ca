import { inviteWords } from "../../../../content/studio-client.ts";
import { useAction } from "../../../ui/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { ClientNote } from "./client-note.tsx";
import { sendInvitation } from "./send-invitation.ts";

export function ResendInvitation({ email, waiting }: { email: string; waiting: string }) {
  const { isBusy, run } = useAction(async () => {
    const refusal = await sendInvitation({ email });
    if (!refusal) return;
    const description = refusal.message ?? Object.values(refusal.fields ?? {})[0];
    toast({
      title: inviteWords.failed,
      ...(description && { description }),
      variant: "destructive",
    });
  });

  return (
    <ClientNote>
      {waiting}{" "}
      <Button size="slim" variant="quiet" className="-my-0.5" busy={isBusy} onClick={run}>
        {inviteWords.again}
      </Button>
    </ClientNote>
  );
}
