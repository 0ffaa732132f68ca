import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { pageOf, rangeOf, type RowsPage } from "../parts/paged-rows.ts";
import { type ListedDocument, listedDocument } from "./document-row.ts";
import { hasKinds, type InvoiceSearch } from "./invoice-search.ts";

export async function readDocumentPage({
  view,
  kind,
  term,
  client,
  page,
}: InvoiceSearch): Promise<RowsPage<ListedDocument>> {
  const [first, last] = rangeOf(page);
  const query = sharedBackend().rpc("list_documents", {
    view: view === "all" ? null : view,
    kinds: kind && hasKinds(view) ? [kind] : null,
    term,
    company: client,
    skip: first,
    size: last - first + 1,
  });
  const rows = await readRows(query, listedDocument);
  if (!rows.some(({ status }) => status === "draft")) return pageOf(rows);
  const { addDraftTotals } = await import("./add-draft-totals.ts");
  return pageOf(await addDraftTotals(rows));
}

/** The open invoices of a client, the first to be due first. */
export function readOpenInvoices(company: string): Promise<ListedDocument[]> {
  const query = sharedBackend().rpc("list_documents", { view: "open", company, size: 100 });
  return readRows(query, listedDocument);
}
