import { agreementWords as words } from "../../../content/portal-agreement.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { useAction } from "../../ui/use-action.ts";
import { saveFileAnswer } from "../file/save-answer.ts";

/** A version as it was drawn when it was sent. */
export function ProposalPdfButton({ id, title }: { id: string; title: string }) {
  const { isBusy, run } = useAction(async () => {
    const description = await saveFileAnswer(`proposal-document?${new URLSearchParams({ id })}`);
    if (description) toast({ title: words.pdfFailed, description, variant: "destructive" });
  });
  return (
    <Button
      variant="quiet"
      className="justify-self-start"
      aria-label={words.pdfOf(title)}
      busy={isBusy}
      onClick={run}
    >
      {words.pdf}
    </Button>
  );
}
