import { explainError } from "../../../data/explain-error.ts";
import { issuedWords as words } from "../../../../content/studio-billing.ts";
import { backendFailures } from "../../../../content/backend.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { saveFile } from "../../file/save-file.ts";

/** The document as it was drawn once, the same bytes for everybody. */
export function PdfLink({ id, number }: { id: string; number: string }) {
  const { isBusy, run } = useAction(async () => {
    try {
      const response = await sharedBackend().fetch(`/functions/v1/billing-document?id=${id}`);
      if (!response.ok) throw new Error(backendFailures.unreadable);
      saveFile(`${number}.pdf`, await response.blob());
    } catch (error) {
      toast({
        title: words.pdfFailed,
        description: explainError(error),
        variant: "destructive",
      });
    }
  });
  return (
    <Button size="slim" variant="secondary" busy={isBusy} onClick={run}>
      {words.pdf}
    </Button>
  );
}
