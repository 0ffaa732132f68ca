import { describeTrigger } from "../../../../content/milestone.ts";
import { blockWords, formatOffer } from "../../../../content/proposal.ts";
import { useShownProposal } from "../proposal.ts";
import { OfferSums } from "../offer-sums.tsx";

/** A cutter's timeline: each length is an amount, and below it stands what makes it due. */
export function Milestones() {
  const { opened, sums } = useShownProposal();
  const { deliverables, terms_days } = opened.content;
  return (
    <>
      <Reel />
      <ol>
        {sums.instalments.map(({ key, title, trigger, due_on, net_pence }, index) => {
          const titles = deliverables.filter((each) => each.milestone === key);
          return (
            <li
              key={key}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-line py-6 md:grid-cols-[2.5rem_minmax(0,1fr)_auto] print:grid-cols-[2.5rem_minmax(0,1fr)_auto] print:break-inside-avoid print:py-2.5"
            >
              <span aria-hidden="true" className="pt-[0.35em] text-small text-mist tabular-nums">
                {index + 1}
              </span>
              <div>
                <h3 className="text-heading font-stretch-112% tracking-[-0.01em] print:text-print-lead">
                  {title}
                </h3>
                <p className="mt-1.5 text-mist">
                  {describeTrigger(
                    { trigger, due_on },
                    titles.map((each) => each.title),
                  )}
                  {due_on && trigger !== "date" && `. ${blockWords.dueBy(due_on)}`}.
                </p>
              </div>
              <p className="font-display text-heading font-stretch-112% whitespace-nowrap tabular-nums max-md:col-start-2 md:text-right print:col-start-3 print:text-print-lead">
                {net_pence > 0 ? formatOffer(net_pence) : blockWords.noAmount}
              </p>
            </li>
          );
        })}
      </ol>
      <OfferSums />
      <p className="mt-6 max-w-prose text-small text-mist">{blockWords.invoiceTerms(terms_days)}</p>
    </>
  );
}

const mostNumbered = 8;

/** Told in words below: each share of the whole, in the order of the work. */
function Reel() {
  const { sums } = useShownProposal();
  // More of them have no room for a number on a phone.
  const isRoomy = sums.instalments.length <= mostNumbered;
  return (
    <div aria-hidden="true" className="mb-8 flex h-16 gap-[3px] md:h-24 print:hidden">
      {sums.instalments.map(({ key, net_pence }, index) => (
        <span
          key={key}
          style={{ flexGrow: net_pence, flexBasis: isRoomy ? "0.75rem" : "2px" }}
          data-roomy={isRoomy || undefined}
          className="grid min-w-0 place-items-end overflow-hidden border border-amber/60 bg-linear-to-t from-amber/25 to-amber/5 text-caption/none data-roomy:min-w-3 data-roomy:p-2 text-amber tabular-nums transition-[flex-grow] duration-600 ease-camera first:bg-amber first:bg-none first:text-night"
        >
          {isRoomy && net_pence > 0 && index + 1}
        </span>
      ))}
    </div>
  );
}
