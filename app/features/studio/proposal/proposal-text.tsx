import { studioTriggerWords } from "../../../../content/studio-milestone.ts";
import type { ReactNode } from "react";
import { caseStudyCards } from "../../../../content/case-studies/cards.ts";
import { formatDay, formatLongDay } from "../../../../content/dates.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import { approachNames, proposalBlockNames } from "../../../../content/proposal-names.ts";
import { proposalTextWords as words } from "../../../../content/studio-proposal-page.ts";
import type { ProposalBlock, ProposalContent } from "../../../../domain/proposal/content.ts";
import { listChosen, sumProposal } from "../../../../domain/proposal/sum-proposal.ts";
import { cx } from "../../../ui/cx.ts";

/** A proposal to read in the studio: every part of it that has something in it, plainly, in its order. */
export function ProposalText({ content }: { content: ProposalContent }) {
  const { aim, approach, approach_note, scope, deliverables, options, exclusions } = content;
  return (
    <div className="grid gap-6 border-t border-line pt-5">
      <Block name="aim">
        <p className="max-w-prose text-large/[1.5] wrap-anywhere whitespace-pre-line">
          {aim || words.nothing}
        </p>
      </Block>
      <Block name="approach">
        <p>
          {approachNames[approach]}
          {approach_note && <span className="text-mist">. {approach_note}</span>}
        </p>
      </Block>
      {scope.length > 0 && (
        <Block name="scope">
          <Lines lines={scope} />
        </Block>
      )}
      {deliverables.length > 0 && (
        <Block name="deliverables">
          <ul className="grid gap-1">
            {deliverables.map(({ title, note }) => (
              <li key={title}>
                {title} {note && <span className="text-mist">{note}</span>}
              </li>
            ))}
          </ul>
        </Block>
      )}
      <Block name="milestones">
        <Milestones content={content} />
      </Block>
      {options.length > 0 && (
        <Block name="options">
          <Sums
            rows={options.map(({ key, title, note, net_pence, chosen }) => ({
              key,
              title,
              said: [note, chosen ? words.chosen : null].filter(Boolean).join(" · "),
              pence: net_pence,
            }))}
          />
        </Block>
      )}
      {exclusions.length > 0 && (
        <Block name="exclusions">
          <Lines lines={exclusions} />
        </Block>
      )}
      {content.case_studies.length > 0 && (
        <Block name="work">
          <p>{content.case_studies.map(nameStudy).join(", ")}</p>
        </Block>
      )}
      <Block name="terms">
        <p>
          {words.termsDays(content.terms_days)}{" "}
          {content.valid_until && words.valid(formatLongDay(content.valid_until))}
        </p>
      </Block>
    </div>
  );
}

function Block({ name, children }: { name: ProposalBlock; children: ReactNode }) {
  return (
    <section className="grid gap-x-8 gap-y-1 @min-[36rem]:grid-cols-[7rem_minmax(0,1fr)]">
      <h4 className="pt-px font-sans text-caption font-normal text-amber font-stretch-100%">
        {proposalBlockNames[name]}
      </h4>
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </section>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-1">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Milestones({ content }: { content: ProposalContent }) {
  const sums = sumProposal(content, listChosen(content));
  return (
    <Sums
      rows={content.milestones.map(({ key, title, due_on, trigger, net_pence }) => ({
        key,
        title,
        said: words.due(studioTriggerWords[trigger], due_on && formatDay(due_on)),
        pence: net_pence,
      }))}
      total={sums.total_pence}
      totalLabel={listChosen(content).length > 0 ? words.totalChosen : words.total}
    />
  );
}

type SumsProps = { rows: readonly SumRow[]; total?: number; totalLabel?: string };
type SumRow = { key: string; title: string; said: string; pence: number };

function Sums({ rows, total, totalLabel }: SumsProps) {
  const line = "flex justify-between gap-6 py-1.5";
  return (
    <ul className="tabular-nums">
      {rows.map(({ key, title, said, pence }) => (
        <li key={key} className={cx(line, "border-b border-line first:pt-0")}>
          <span className="min-w-0">
            {title} <span className="text-mist">{said}</span>
          </span>
          <span className="whitespace-nowrap">{pence > 0 && formatToThePenny(pence)}</span>
        </li>
      ))}
      {total !== undefined && (
        <li className={cx(line, "font-medium")}>
          <span>{totalLabel}</span>
          <span className="whitespace-nowrap">{formatToThePenny(total)}</span>
        </li>
      )}
    </ul>
  );
}

function nameStudy(slug: string): string {
  return caseStudyCards.find((card) => card.slug === slug)?.title ?? slug;
}
