import {
  documentLabels as labels,
  documentTotals,
  nameMeans,
} from "../../../content/billing-document.ts";
import { formatExactPounds, formatToThePenny } from "../../../content/money.ts";
import type { ReceiptContent } from "../../../domain/billing/document.ts";
import { SheetFacts } from "./sheet-facts.tsx";

/** How it was paid, and what it settles. */
export function SheetReceipt({ content }: { content: ReceiptContent }) {
  const { payment, settles } = content;
  const used = settles.reduce((sum, { pence }) => sum + pence, 0);
  return (
    <>
      <SheetFacts
        facts={[
          { label: labels.means, value: nameMeans(payment) },
          { label: labels.payer, value: payment.payer },
          { label: labels.reference, value: payment.reference },
          { label: labels.ether, value: payment.ether ? `${payment.ether.amount} ETH` : "" },
          {
            label: labels.price,
            value: payment.ether ? formatExactPounds(payment.ether.gbp_per_eth) : "",
          },
        ].filter(({ value }) => value !== "")}
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
