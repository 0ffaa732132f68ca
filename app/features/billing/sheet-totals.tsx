import {
  documentLabels as labels,
  formatRate,
  nameTotal,
  reverseCharge,
} from "../../../content/billing-document.ts";
import { formatToThePenny } from "../../../content/money.ts";
import type { PricedContent } from "../../../domain/billing/document.ts";

/** Net, VAT by rate, and what it all comes to. */
export function SheetTotals({ content }: { content: PricedContent }) {
  const { vat_treatment, vat, net_pence, total_pence } = content;
  return (
    <div className="ml-auto grid w-full max-w-96 break-inside-avoid gap-4">
      <dl>
        {vat_treatment !== "none" && <Sum label={labels.net}>{formatToThePenny(net_pence)}</Sum>}
        {vat.map(({ rate, net_pence: net, vat_pence }) => (
          <Sum key={rate} label={`${labels.vat} ${formatRate(rate)} · ${formatToThePenny(net)}`}>
            {formatToThePenny(vat_pence)}
          </Sum>
        ))}
        {vat_treatment === "outside" && <Sum label={labels.vatNone}>{formatToThePenny(0)}</Sum>}
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-current py-3">
          <dt>{nameTotal(content)}</dt>
          <dd className="font-display text-heading font-stretch-112% tabular-nums">
            {formatToThePenny(total_pence)}
          </dd>
        </div>
      </dl>
      {vat_treatment === "outside" && <p className="text-caption text-mist">{reverseCharge}</p>}
    </div>
  );
}

function Sum({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
      <dt className="text-mist">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
