import { lazy, Suspense } from "react";
import { documentTitles } from "../../../../content/billing-document.ts";
import { invoicesWords as words, invoiceViews } from "../../../../content/studio-billing.ts";
import { changeDetails, readOpenId } from "../../../../content/studio-address.ts";
import { documentKinds } from "../../../../domain/billing/document.ts";
import { Button } from "../../../ui/button.tsx";
import { Gate } from "../access/gate.tsx";
import { DenseTable } from "../parts/dense-table.tsx";
import { ListBody } from "../parts/list-body.tsx";
import { LoadingRows } from "../parts/list-states.tsx";
import { SplitView } from "../parts/split-view.tsx";
import { Toolbar, ToolbarFilter } from "../parts/toolbar.tsx";
import { usePagedRows } from "../parts/use-paged-rows.ts";
import { ViewTabs } from "../parts/view-tabs.tsx";
import { useAddressDetails } from "../use-address-details.ts";
import { TurnoverFigures } from "./billing-figures.tsx";
import { HeldSeries } from "./held-series.tsx";
import { hasKinds, type InvoiceSearch, readInvoiceSearch } from "./invoice-search.ts";
import { invoiceColumns } from "./list-document-columns.tsx";
import { readDocumentPage } from "./read-documents.ts";

/** Fetched with the first document that is opened. */
const DocumentDetail = lazy(async () => ({
  default: (await import("./document-detail.tsx")).DocumentDetail,
}));
const NewDraft = lazy(async () => ({ default: (await import("./new-draft.tsx")).NewDraft }));

const kinds = documentKinds.map((value) => ({ value, label: documentTitles[value] }));

/** Every document of every client, and the one that is open. */
export function InvoicesArea() {
  const { parameters, filter, open } = useAddressDetails();
  const search = readInvoiceSearch(parameters);
  const list = usePagedRows(["billing_documents", "list", search], () => readDocumentPage(search), {
    tables: ["document_balances"],
  });
  const openId = readOpenId(parameters, "item");
  const isNew = parameters.has("new");
  return (
    <SplitView
      closes={["item", "new", "for"]}
      list={
        <>
          <HeldSeries />
          <TurnoverFigures />
          <InvoiceViews search={search} />
          <Toolbar
            search={words.search}
            filters={
              <>
                {hasKinds(search.view) && (
                  <ToolbarFilter name="kind" label={words.kind} options={kinds} />
                )}
                {search.client && !isNew && (
                  <Button size="small" variant="quiet" onClick={() => filter({ client: null })}>
                    {words.allClients}
                  </Button>
                )}
              </>
            }
            actions={
              <Gate deed="invoices">
                <Button
                  size="small"
                  variant="secondary"
                  onClick={() => open({ new: "invoice", item: null })}
                >
                  {words.create}
                </Button>
              </Gate>
            }
          />
          <ListBody list={list} empty={words.empty[search.view]} filters={["kind", "client"]}>
            <DenseTable
              caption={words.list}
              columns={invoiceColumns}
              rows={list.rows}
              keyOf={({ id }) => id}
              detailsOf={({ id }) => ({ item: id, new: null, for: null })}
              openKey={openId}
              isStale={list.isStale}
            />
          </ListBody>
        </>
      }
      detail={
        (isNew || openId) && (
          <Suspense fallback={<LoadingRows count={6} />}>
            {isNew ? <NewDraft /> : openId && <DocumentDetail key={openId} id={openId} />}
          </Suspense>
        )
      }
    />
  );
}

function InvoiceViews({ search }: { search: InvoiceSearch }) {
  const { parameters } = useAddressDetails();
  const elsewhere = { page: null, item: null, new: null, for: null };
  return (
    <ViewTabs
      label={words.views}
      open={search.view}
      views={invoiceViews.map((view) => ({
        value: view,
        label: words.view[view],
        to: `?${changeDetails(parameters, { ...elsewhere, state: view === "all" ? null : view })}`,
      }))}
    />
  );
}
