import { formatDay } from "../../../../content/dates.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import {
  clientBillingWords as words,
  documentStatusWords,
} from "../../../../content/studio-billing.ts";
import { areaAddress } from "../../../../content/studio-address.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Gate } from "../access/gate.tsx";
import { ClientSection } from "../client/client-section.tsx";
import { FactList } from "../parts/fact-list.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import type { ListedDocument } from "./document-row.ts";
import { readDetails } from "./read-details.ts";
import { readOpenInvoices } from "./read-documents.ts";
import { readUnused } from "./read-incoming.ts";
import { WhoIsCharged } from "./who-is-charged.tsx";

/** On the page of a client: what they owe, what they have paid too much, and who of them is charged. */
export function ClientBilling({ company, client }: { company: string; client: string }) {
  const read = useLoaded(["document_balances", "client", company], () => readBilling(company), {
    tables: ["incoming_payments", "billing_details"],
    concerns: ({ row, old }) => [row, old].some((each) => each["company_id"] === company),
  });
  if (!read.value) return null;
  const { invoices, details, creditPence } = read.value;
  const sum = (rows: readonly ListedDocument[]) =>
    formatToThePenny(rows.reduce((total, { open_pence }) => total + (open_pence ?? 0), 0));
  return (
    <section className="grid gap-4" aria-label={words.heading}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <FactList
          look="stacked"
          className="tabular-nums"
          facts={[
            { label: words.open, value: sum(invoices) },
            {
              label: words.overdue,
              value: sum(invoices.filter(({ status }) => status === "overdue")),
            },
            { label: words.credit, value: creditPence > 0 && formatToThePenny(creditPence) },
          ]}
        />
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            size="small"
            variant="quiet"
            to={areaAddress("invoices", { client: company })}
          >
            {words.all}
          </ButtonLink>
          <Gate deed="invoices">
            <ButtonLink
              size="small"
              variant="secondary"
              to={areaAddress("invoices", { new: "invoice", for: company })}
            >
              {words.create}
            </ButtonLink>
          </Gate>
        </div>
      </div>
      <ClientSection
        title={words.invoices}
        entries={invoices.map(({ id, number, status, due_on, open_pence }) => ({
          key: id,
          title: number ?? "",
          to: areaAddress("invoices", { item: id }),
          state: documentStatusWords[status],
          when: due_on && formatDay(due_on),
          figure: formatToThePenny(open_pence ?? 0),
        }))}
      />
      <WhoIsCharged company={company} client={client} details={details} onSaved={read.reload} />
    </section>
  );
}

async function readBilling(company: string) {
  const [invoices, details, unused] = await Promise.all([
    readOpenInvoices(company),
    readDetails(company),
    readUnused(company),
  ]);
  const creditPence = unused.reduce((total, { unused_pence }) => total + unused_pence, 0);
  return { invoices, details, creditPence };
}
