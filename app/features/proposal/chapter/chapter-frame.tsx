import type { ReactNode } from "react";
import { proposalBlockNames } from "../../../../content/proposal-names.ts";
import { proposalWords } from "../../../../content/proposal.ts";
import type { ProposalBlock } from "../../../../domain/proposal/content.ts";
import { useShownProposal } from "../proposal.ts";
import { Thread } from "../thread/thread.tsx";
import { headingId } from "./chapter.ts";

type ChapterProps = { block: ProposalBlock; number: number; children: ReactNode };

/** A block of the proposal under its number and name, and below it what is said about it. */
export function Chapter({ block, number, children }: ChapterProps) {
  const { opened } = useShownProposal();
  return (
    <section
      aria-labelledby={headingId(block)}
      data-chapter={block}
      className="border-line pt-[clamp(3.5rem,9vw,8rem)] pb-[clamp(2.5rem,6vw,5.5rem)] not-first:border-t [figure+&]:border-t-0 print:py-6"
    >
      <h2
        id={headingId(block)}
        tabIndex={-1}
        className="mb-[clamp(1.75rem,3.5vw,3rem)] flex scroll-mt-8 items-baseline gap-4 text-subhead/tight font-stretch-125% tracking-normal outline-none print:mb-3 print:break-after-avoid print:text-print-heading"
      >
        <span aria-hidden="true" className="text-amber tabular-nums">
          {String(number).padStart(2, "0")}
        </span>
        {proposalBlockNames[block]}
        {opened.changed.includes(block) && (
          <span className="ml-auto font-sans text-small text-amber font-stretch-100%">
            {proposalWords.changed(opened.number)}
          </span>
        )}
      </h2>
      {children}
      <Thread block={block} />
    </section>
  );
}
