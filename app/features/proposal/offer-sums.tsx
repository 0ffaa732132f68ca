import { formatOffer, nameVat, totalWords as words } from "../../../content/proposal.ts";
import { useShownProposal } from "./proposal.ts";

/** What it comes to. Without a VAT number there is one figure, and no word about VAT. */
export function OfferSums() {
  const { opened, sums, treatment } = useShownProposal();
  const isTaxed = opened.content.vat_rate > 0;
  return (
    <dl className="grid gap-y-1 border-t border-edge pt-5 print:break-inside-avoid">
      {isTaxed && (
        <>
          <Sum term={words.net} pence={sums.net_pence} />
          <Sum term={nameVat(treatment)} pence={sums.vat_pence} />
        </>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <dt className="text-lead">{opened.amends ? words.totalOfChange : words.total}</dt>
        <dd className="font-display text-display font-stretch-112% tracking-[-0.02em] tabular-nums print:text-print-title">
          {formatOffer(sums.total_pence)}
        </dd>
      </div>
      {opened.amends && (
        <>
          <Sum term={words.before} pence={opened.amends.net_pence} />
          <Sum term={words.together} pence={opened.amends.net_pence + sums.net_pence} />
        </>
      )}
    </dl>
  );
}

function Sum({ term, pence }: { term: string; pence: number }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 text-mist">
      <dt>{term}</dt>
      <dd className="tabular-nums">{formatOffer(pence)}</dd>
    </div>
  );
}
