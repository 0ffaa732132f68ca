import type { ReactNode } from "react";
import { formatDay } from "../../../../content/dates.ts";
import { proposalDetailWords as words } from "../../../../content/studio-proposal-page.ts";
import { cx } from "../../../ui/cx.ts";
import { StudioTime } from "../parts/studio-time.tsx";
import type { ReadProposal } from "./read-proposal.ts";

type Step = { label: string; at: string | null; said?: ReactNode };

/** Sent, opened, decided: the steps of a proposal on one line, each lit once it is done. */
export function ProposalCourse({ read: { proposal, agreement } }: { read: ReadProposal }) {
  const { state, sent_at, opened_at, closed_at, valid_until } = proposal;
  if (state === "draft") return null;
  const { courseOf } = words;
  const end: Step =
    state === "sent"
      ? {
          label: courseOf.waiting,
          at: null,
          said: valid_until && `${words.until} ${formatDay(valid_until)}`,
        }
      : { label: courseOf.answered[state], at: agreement?.created_at ?? closed_at };
  const steps: Step[] = [
    { label: courseOf.sent, at: sent_at },
    { label: courseOf.opened, at: opened_at, said: courseOf.notYet },
    end,
  ];
  return (
    <ol aria-label={words.course} className="grid grid-cols-3 gap-x-3">
      {steps.map(({ label, at, said }) => (
        <li
          key={label}
          className={cx(
            "grid content-start gap-0.5 border-t-2 pt-2.5",
            at
              ? label === courseOf.answered.accepted
                ? "border-success"
                : "border-amber"
              : "border-line",
          )}
        >
          <span className={at ? "text-paper" : "text-mist"}>{label}</span>
          <span className="text-caption text-mist">{at ? <StudioTime at={at} /> : said}</span>
        </li>
      ))}
    </ol>
  );
}
