import { Link } from "react-router";
import { listTitles, milestoneStateWords, milestoneWords } from "../../../../content/milestone.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import { areaAddress } from "../../../../content/studio-address.ts";
import {
  describeHold,
  studioMilestoneWords,
  studioTriggerWords,
} from "../../../../content/studio-milestone.ts";
import { londonDay } from "../../../../domain/billing/london-day.ts";
import { findMilestoneState } from "../../../../domain/milestone/milestone.ts";
import type { StudioMilestone } from "../../../../domain/milestone/studio-milestone.ts";
import { waitOf } from "../../../../domain/milestone/wait-of.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { Gate } from "../access/gate.tsx";
import type { BoardDeliverable } from "../deliverable/read-deliverables.ts";
import { ConfirmDeed } from "../parts/confirm-deed.tsx";
import { useNow } from "../parts/use-now.ts";
import { NothingToApprove } from "./nothing-to-approve.tsx";
import { reachMilestone, removeMilestone } from "./save-milestone.ts";

type MilestoneLineProps = {
  milestone: StudioMilestone;
  /** Of its project; nothing while they are not read. */
  deliverables: readonly BoardDeliverable[] | undefined;
  /** Its project: then nothing becomes due by itself. */
  isCancelled: boolean;
  onChanged: () => Promise<void>;
};

/** One step: what it costs, what makes it due, and whether it is behind. */
export function MilestoneLine({
  milestone,
  deliverables,
  isCancelled,
  onChanged,
}: MilestoneLineProps) {
  const now = useNow();
  const { title, net_pence } = milestone;
  const amount = net_pence > 0 ? formatToThePenny(net_pence) : null;
  const hanging = deliverables?.filter(({ milestone_id }) => milestone_id === milestone.id);
  const wait = hanging && waitOf(milestone, hanging.length, londonDay(new Date(now)));
  return (
    <li className="grid gap-1 border-t border-line py-2.5">
      <p className="flex flex-wrap justify-between gap-x-6">
        <span>{title}</span>
        <span className="tabular-nums">{amount ?? milestoneWords.nothingCharged}</span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 text-small text-mist">
        <span>{describe(milestone)}</span>
        {milestone.document_id !== null && (
          <Link to={areaAddress("invoices", { item: milestone.document_id })}>
            {studioMilestoneWords.invoice}
          </Link>
        )}
        {milestone.reached_at === null && (
          <Gate deed="projects">
            <MilestoneActions
              milestone={milestone}
              amount={amount}
              isOurs={wait === null}
              onChanged={onChanged}
            />
          </Gate>
        )}
      </div>
      {milestone.reached_at === null && wait && (
        <p className="text-small text-mist">
          {isCancelled ? studioMilestoneWords.cancelled : describeWait(wait, milestone, hanging)}
        </p>
      )}
      {deliverables && milestone.reached_at === null && (
        <NothingToApprove milestone={milestone} deliverables={deliverables} />
      )}
    </li>
  );
}

function describe(milestone: StudioMilestone): string {
  const { trigger, due_on, reached_at, agreement_id, net_pence, milestone_holds: hold } = milestone;
  const state = findMilestoneState(milestone);
  if (state === "reached" && net_pence > 0) {
    return hold ? describeHold(hold) : studioMilestoneWords.waiting;
  }
  if (reached_at !== null) {
    return `${milestoneStateWords[state]} · ${milestoneWords.reached(reached_at)}`;
  }
  return [
    studioTriggerWords[trigger],
    due_on && milestoneWords.planned(due_on),
    agreement_id && studioMilestoneWords.signed,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** What it waits for instead of our word. */
function describeWait(
  wait: "approval" | "day",
  { due_on }: StudioMilestone,
  hanging: readonly BoardDeliverable[],
): string {
  return wait === "day"
    ? studioMilestoneWords.waitsForDay(due_on ?? "")
    : studioMilestoneWords.waitsForApproval(listTitles(hanging.map(({ title }) => title)));
}

type MilestoneActionsProps = Pick<MilestoneLineProps, "milestone" | "onChanged"> & {
  amount: string | null;
  /** Nothing else than our word makes it due. */
  isOurs: boolean;
};

function MilestoneActions({ milestone, amount, isOurs, onChanged }: MilestoneActionsProps) {
  const { id, title, agreement_id } = milestone;

  async function act(done: Promise<string | null>) {
    const failure = await done;
    await onChanged();
    return failure;
  }
  const { isBusy, run: remove } = useAction(async () => {
    const failure = await act(removeMilestone(id));
    if (failure !== null)
      toast({ title: studioMilestoneWords.failed, description: failure, variant: "destructive" });
  });

  return (
    <span className="flex gap-2">
      {isOurs && (
        <ConfirmDeed
          id={`reach-${id}`}
          label={studioMilestoneWords.reach}
          title={studioMilestoneWords.reachTitle}
          text={studioMilestoneWords.reachText(title, amount)}
          action={studioMilestoneWords.reachConfirm}
          act={() => act(reachMilestone(id))}
          failed={studioMilestoneWords.failed}
        />
      )}
      {agreement_id === null && (
        <Button size="slim" variant="quiet" busy={isBusy} onClick={remove}>
          {studioMilestoneWords.remove}
        </Button>
      )}
    </span>
  );
}
