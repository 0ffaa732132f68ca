import { questionWords as words } from "../../../../content/proposal.ts";
import { earlierAnswer } from "../../../../domain/proposal/answers.ts";
import { countEarlier } from "../../../../domain/proposal/merge-comments.ts";
import { callFunction } from "../../../data/call-function.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { useShownProposal } from "../proposal.ts";
import { useProposalChanges } from "../use-proposal.ts";

/** Where more was said than came with the page: how much, and the way to it. */
export function EarlierWords({ isMeant }: { isMeant: (block: string | null) => boolean }) {
  const { token, opened } = useShownProposal();
  const { takeEarlier } = useProposalChanges(token);
  const count = countEarlier(opened, isMeant);
  const before = opened.comments[0]?.id;
  const { isBusy, run } = useAction(async () => {
    const asked = { action: "earlier", token, before };
    const answer = await callFunction("proposal", asked, earlierAnswer);
    if (answer.is === "done") takeEarlier(answer.data.comments);
    else toast({ title: words.notLoaded, description: answer.message, variant: "destructive" });
  });
  if (count === 0 || before === undefined) return null;
  return (
    <p className="mb-5 flex flex-wrap items-baseline gap-x-6 gap-y-1 text-small text-mist">
      {words.earlier(count)}
      <Button variant="quiet" size="small" className="print:hidden" busy={isBusy} onClick={run}>
        {words.showEarlier}
      </Button>
    </p>
  );
}
