import { proposalWords as words } from "../../../content/proposal.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { useAction } from "../../ui/use-action.ts";
import { saveFileAnswer } from "../file/save-answer.ts";
import { useShownProposal } from "./proposal.ts";

/** The proposal on paper: as it was drawn when it was sent, or as it stands here. */
export function PaperButtons() {
  // It is drawn when it is sent.
  if (useShownProposal().isPreview) return null;
  return (
    <>
      <PdfButton label={words.pdf} />
      <Button variant="quiet" onClick={() => print()}>
        {words.print}
      </Button>
    </>
  );
}

export function PdfButton({ label }: { label: string }) {
  const { token } = useShownProposal();
  const { isBusy, run } = useAction(async () => {
    const failure = await saveFileAnswer("proposal-document", { token });
    if (failure !== undefined)
      toast({ title: words.pdfFailed, description: failure, variant: "destructive" });
  });
  return (
    <Button variant="quiet" busy={isBusy} onClick={run}>
      {label}
    </Button>
  );
}
