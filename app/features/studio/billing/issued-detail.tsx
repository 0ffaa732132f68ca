import { Link } from "react-router";
import { documentTitles } from "../../../../content/billing-document.ts";
import { formatDay } from "../../../../content/dates.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import { issuedWords as words } from "../../../../content/studio-billing.ts";
import { areaAddress } from "../../../../content/studio-address.ts";
import { todayInLondon } from "../../../../content/studio-times.ts";
import { cx } from "../../../ui/cx.ts";
import { Gate } from "../access/gate.tsx";
import { Detail, DetailHeading } from "../parts/detail.tsx";
import { FactList, type LabelledValue } from "../parts/fact-list.tsx";
import { countDays } from "./build-preview.ts";
import { DocumentActions } from "./document-actions.tsx";
import { DocumentHistory } from "./document-history.tsx";
import { DocumentSheet } from "../../billing/document-sheet.tsx";
import { DocumentStatusMark } from "./document-status-mark.tsx";
import { PdfLink } from "./pdf-link.tsx";
import type { Balance, IssuedDocument, ReadIssued } from "./read-document.ts";

/** An issued document: how it stands, what can be done about it, what happened to it, and how it is printed. */
export function IssuedDetail({ read }: { read: ReadIssued }) {
  const { document, balance } = read;
  return (
    <Detail
      title={document.number ?? ""}
      kind={documentTitles[document.kind]}
      state={
        <p className="flex flex-wrap items-center gap-x-6">
          <DocumentStatusMark status={document.status} />
          <span className="text-mist">{describeDue(document.status, balance)}</span>
        </p>
      }
    >
      {balance && <BalanceFigures balance={balance} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <PdfLink id={document.id} number={document.number ?? ""} />
        <Gate deed="invoices">
          <DocumentActions read={read} />
        </Gate>
      </div>
      <FactList facts={listFacts(document)} />
      <DocumentHistory read={read} />
      <section aria-labelledby="document-printed">
        <DetailHeading id="document-printed">{words.printed}</DetailHeading>
        <DocumentSheet content={document.content} level={4} />
      </section>
    </Detail>
  );
}

function describeDue(status: IssuedDocument["status"], balance: Balance | undefined) {
  if (!balance || balance.open_pence === 0) return null;
  const days = countDays(balance.due_on, todayInLondon());
  if (days >= 0) return words.dueNow(days);
  return status === "disputed" ? null : words.dueIn(-days);
}

/** Total, less what was taken off, is what is open: as a sum that can be checked by eye. */
function BalanceFigures({ balance }: { balance: Balance }) {
  const { total_pence, credited_pence, paid_pence, written_off_pence, open_pence } = balance;
  const rows = [
    { label: words.total, pence: total_pence },
    { label: words.credited, pence: -credited_pence },
    { label: words.paid, pence: -paid_pence },
    { label: words.writtenOff, pence: -written_off_pence },
  ].filter(({ pence }) => pence !== 0);
  return (
    <dl aria-label={words.figures} className="max-w-96 tabular-nums">
      {rows.map(({ label, pence }) => (
        <div key={label} className="flex justify-between gap-6 py-1">
          <dt className="text-mist">{label}</dt>
          <dd>{pence < 0 ? `− ${formatToThePenny(-pence)}` : formatToThePenny(pence)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-6 border-t border-edge pt-2 text-large">
        <dt>{words.open}</dt>
        <dd className={cx("font-medium", open_pence > 0 ? "text-paper" : "text-success")}>
          {formatToThePenny(open_pence)}
        </dd>
      </div>
    </dl>
  );
}

function listFacts({ content, company_id, client }: IssuedDocument): LabelledValue[] {
  const hasDates = content.kind !== "receipt";
  const isAsked = content.kind === "invoice" || content.kind === "proforma";
  return [
    {
      label: words.client,
      value: company_id && (
        <Link className="text-link" to={areaAddress("clients", { client: company_id })}>
          {client ?? company_id}
        </Link>
      ),
    },
    { label: words.issued, value: formatDay(content.issued_on) },
    {
      label: words.taxPoint,
      value: hasDates && content.seller.vat_number !== null && formatDay(content.tax_point),
    },
    { label: words.due, value: isAsked && formatDay(content.due_on) },
    { label: words.order, value: hasDates && content.order_reference },
  ];
}
