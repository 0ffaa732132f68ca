import { type InvoiceView, invoiceViews } from "../../../../content/studio-billing.ts";
import { readChoice, readId, readPage, readTerm } from "../../../../content/studio-address.ts";
import { type DocumentKind, documentKinds } from "../../../../domain/billing/document.ts";

export type InvoiceSearch = {
  view: InvoiceView;
  kind: DocumentKind | null;
  term: string | null;
  client: string | null;
  page: number;
};

export function readInvoiceSearch(parameters: URLSearchParams): InvoiceSearch {
  return {
    view: readChoice(parameters, "state", invoiceViews) ?? "all",
    kind: readChoice(parameters, "kind", documentKinds),
    term: readTerm(parameters) || null,
    client: readId(parameters, "client"),
    page: readPage(parameters),
  };
}

/** Only among all of them and among drafts is there more than one kind. */
export function hasKinds(view: InvoiceView): boolean {
  return view === "all" || view === "draft";
}
