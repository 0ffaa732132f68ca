import { useNavigate } from "react-router";
import { agreementWords as words } from "../../../../content/portal-agreement.ts";
import { ownLinkAnswer } from "../../../../domain/proposal/own-link.ts";
import type { Need } from "../../../../domain/report/list-needs.ts";
import { callFunction } from "../../../data/call-function.ts";
import { useSession } from "../../../session/use-session.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { ProposalPdfButton } from "../proposal-pdf-button.tsx";

/** The way into a proposal: for whoever it was sent to its page, for others of the company its PDF. */
export function WaitingProposal({ need: { id, title, sent } }: { need: Need }) {
  const session = useSession();
  const own = session.kind === "signed-in" ? session.session.user.email : undefined;
  if (own !== undefined && own.toLowerCase() === sent?.address)
    return <OpenProposal id={id} title={title} />;
  return (
    <>
      <span className="text-small text-mist">{words.byMail(sent?.to ?? "")}</span>
      {sent?.versionId && <ProposalPdfButton id={sent.versionId} title={title} />}
    </>
  );
}

function OpenProposal({ id, title }: { id: string; title: string }) {
  const navigate = useNavigate();
  const { isBusy, run } = useAction(async () => {
    const answer = await callFunction(
      "proposal",
      { action: "own_link", proposalId: id },
      ownLinkAnswer,
    );
    if (answer.is === "done") await navigate(answer.data.path);
    else toast({ title: words.openFailed, description: answer.message, variant: "destructive" });
  });
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={words.openOf(title)}
      busy={isBusy}
      onClick={run}
    >
      {words.open}
    </Button>
  );
}
