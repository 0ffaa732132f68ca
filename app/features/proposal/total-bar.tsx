import { formatOffer, nameVat, proposalWords, totalWords } from "../../../content/proposal.ts";
import { Button } from "../../ui/button.tsx";
import { headingId } from "./chapter/chapter.ts";
import { chapterMenuId } from "./chapter/chapter-navigation.tsx";
import { goTo } from "./go-to.ts";
import { useShownProposal } from "./proposal.ts";

/** What it comes to as it stands, in sight as long as one reads, with the way to the signature. */
export function TotalBar() {
  const { opened, sums, treatment } = useShownProposal();
  const isTaxed = opened.content.vat_rate > 0;
  return (
    <div
      data-total-bar=""
      className="sticky bottom-0 z-20 -mx-(--gutter) border-t border-line bg-night px-(--gutter) wrap-normal lg:col-span-full print:hidden low:static"
    >
      <div className="flex min-h-18 items-center justify-between gap-x-5 py-2.5 lg:pl-[calc(11rem+clamp(3rem,7vw,9rem))]">
        <output className="flex min-w-0 flex-wrap items-baseline gap-x-3 max-sm:grid">
          <span className="text-small/tight text-mist">{totalWords.total}</span>
          <span className="font-display text-heading font-stretch-125% tabular-nums">
            {formatOffer(sums.total_pence)}
          </span>
          {isTaxed && (
            <span className="text-small text-mist">
              {treatment === "outside"
                ? nameVat(treatment)
                : `${formatOffer(sums.net_pence)} + ${formatOffer(sums.vat_pence)} ${nameVat(treatment)}`}
            </span>
          )}
        </output>
        <div className="flex items-center gap-x-5">
          <button
            type="button"
            popoverTarget={chapterMenuId}
            className="min-h-11 cursor-pointer px-1 text-small text-mist underline decoration-edge underline-offset-4 hover:text-paper lg:hidden"
          >
            {proposalWords.chapters}
          </button>
          <Button onClick={() => goTo(headingId("sign"))}>{totalWords.sign}</Button>
        </div>
      </div>
    </div>
  );
}
