import {
  documentLabels as labels,
  documentTotals,
  nameMeans,
} from "../../../../content/billing-document.ts";
import { formatLongDay } from "../../../../content/dates.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import type { ReceiptContent } from "../../../../domain/billing/document.ts";
import { SheetFacts } from "./sheet-facts.tsx";

/** How it was paid, and what it settles. */
export function SheetReceipt({ content }: { content: ReceiptContent }) {
  const { payment, settles } = content;
  const used = settles.reduce((sum, { pence }) => sum + pence, 0);
  return (
    <>
      <SheetFacts
        facts={[
          [labels.received, formatLongDay(payment.received_on)],
          [labels.means, nameMeans(payment)],
          [labels.payer, payment.payer],
          [labels.reference, payment.reference],
          [labels.ether, payment.ether && `${payment.ether.amount} ETH`],
          [labels.price, payment.ether && `£${payment.ether.gbp_per_eth}`],
        ]}
      />
      <dl className="ml-auto w-full max-w-96 break-inside-avoid">
        {settles.map(({ number, pence }) => (
          <Row key={number} label={`${labels.invoice} ${number}`}>
            {formatToThePenny(pence)}
          </Row>
        ))}
        {used < payment.pence && (
          <Row label={labels.credit}>{formatToThePenny(payment.pence - used)}</Row>
        )}
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-current py-3">
          <dt>{documentTotals.receipt}</dt>
          <dd className="font-display text-heading font-stretch-112% tabular-nums">
            {formatToThePenny(payment.pence)}
          </dd>
        </div>
      </dl>
    </>
  );
}

function Row({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
      <dt className="text-mist">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
