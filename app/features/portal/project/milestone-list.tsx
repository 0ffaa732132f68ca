import { Link } from "react-router";
import {
  describeTrigger,
  milestoneStateWords,
  milestoneWords,
} from "../../../../content/milestone.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import { billingAddress } from "../../../../content/portal-address.ts";
import { findMilestoneState, type Milestone } from "../../../../domain/milestone/milestone.ts";
import { usePortalData } from "../portal-data.ts";

const marks = {
  planned: "border border-edge bg-night",
  reached: "bg-amber",
  invoiced: "bg-amber",
} as const;

/** The plan as a strip of film: what is behind, what comes next, and what each step costs. */
export function MilestoneList({ milestones }: { milestones: readonly Milestone[] }) {
  const { deliverables, proposals } = usePortalData();
  const [first] = milestones.flatMap(({ agreement_id }) => agreement_id ?? []);
  /** Of what a change order has added, its title: two agreements may call a step the same. */
  const nameChange = ({ agreement_id }: Milestone) =>
    agreement_id === null || agreement_id === first
      ? undefined
      : proposals.rows.find(({ agreements }) => agreements.some(({ id }) => id === agreement_id))
          ?.title;
  const listTitles = (id: string) =>
    deliverables.rows.filter((each) => each.milestone_id === id).map(({ title }) => title);
  return (
    <ol className="border-l border-line">
      {milestones.map((milestone) => (
        <li key={milestone.id} className="relative grid gap-0.5 pb-6 pl-6 last:pb-0">
          <span
            className={`absolute top-[0.5em] -left-1 size-1.75 rounded-round ${marks[findMilestoneState(milestone)]}`}
          />
          <p className="flex flex-wrap justify-between gap-x-6">
            <span>{milestone.title}</span>
            <Amount milestone={milestone} />
          </p>
          <p className="text-caption text-mist">
            {describe(milestone, listTitles(milestone.id), nameChange(milestone))}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Amount({ milestone: { net_pence, document_id } }: { milestone: Milestone }) {
  if (net_pence === 0) return null;
  const amount = formatToThePenny(net_pence);
  if (document_id === null) return <span className="tabular-nums">{amount}</span>;
  return (
    <Link to={billingAddress({ document: document_id })} className="tabular-nums">
      {amount}
    </Link>
  );
}

function describe(
  milestone: Milestone,
  titles: readonly string[],
  change: string | undefined,
): string {
  const { trigger, due_on, reached_at } = milestone;
  const by = change && milestoneWords.ofChange(change);
  const said =
    reached_at === null
      ? [
          describeTrigger({ trigger, due_on }, titles),
          trigger === "date" ? null : due_on && milestoneWords.planned(due_on),
        ]
      : [milestoneStateWords[findMilestoneState(milestone)], milestoneWords.reached(reached_at)];
  return [...said, by].filter(Boolean).join(" · ");
}
