import { billingWords, documentWords } from "../../../../content/billing.ts";
import { toast } from "../../../ui/toast.ts";
import { saveFileAnswer } from "../../file/save-answer.ts";

/** The PDF to file: the same bytes for everybody, ever. */
export async function saveDocument({ id }: { id: string }): Promise<void> {
  const description = await saveFileAnswer(`billing-document?${new URLSearchParams({ id })}`);
  if (description) toast({ title: documentWords.pdfFailed, description, variant: "destructive" });
}

/** All that was charged and paid, for a spreadsheet. */
export async function saveLedger(company: string): Promise<void> {
  const asked = new URLSearchParams({ ledger: "csv", company });
  const description = await saveFileAnswer(`billing-document?${asked}`);
  if (description) toast({ title: billingWords.csvFailed, description, variant: "destructive" });
}
