import { formatToThePenny } from "../../../../content/money.ts";
import { nameVat, signWords, totalWords } from "../../../../content/proposal.ts";
import { useShownProposal } from "../proposal.ts";

/** To the penny, beside the button. */
export function SignTotals() {
  const { opened, sums, treatment } = useShownProposal();
  const isTaxed = opened.content.vat_rate > 0;
  return (
    <dl aria-live="polite" className="min-w-0">
      {isTaxed && (
        <>
          <Line term={totalWords.net} pence={sums.net_pence} />
          <Line term={nameVat(treatment)} pence={sums.vat_pence} />
        </>
      )}
      <div>
        <dt className="text-small text-mist">{signWords.totals}</dt>
        <dd className="font-display text-figure/[1.1] font-stretch-112% tracking-[-0.02em] tabular-nums">
          {formatToThePenny(sums.total_pence)}
        </dd>
      </div>
    </dl>
  );
}

function Line({ term, pence }: { term: string; pence: number }) {
  return (
    <div className="mb-1 flex gap-x-4 text-small text-mist">
      <dt>{term}</dt>
      <dd className="tabular-nums">{formatToThePenny(pence)}</dd>
    </div>
  );
}
