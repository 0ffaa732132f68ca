import { studioMilestoneWords as words } from "../../../../content/studio-milestone.ts";
import { findEmptyApprovals } from "../../../../domain/milestone/find-empty-approvals.ts";
import type { Milestone } from "../../../../domain/milestone/milestone.ts";
import { useRefresh } from "../../../data/use-refresh.ts";
import { toast } from "../../../ui/toast.ts";
import { Gate } from "../access/gate.tsx";
import type { BoardDeliverable } from "../deliverable/read-deliverables.ts";
import { FilterSelect } from "../parts/filter-fields.tsx";
import { hangOnMilestone } from "./save-milestone.ts";

type NothingToApproveProps = {
  milestone: Milestone;
  deliverables: readonly BoardDeliverable[];
};

/** Below a milestone that waits for an approval of nothing: what could hang on it. */
export function NothingToApprove({ milestone, deliverables }: NothingToApproveProps) {
  const refresh = useRefresh();
  const { id, trigger } = milestone;
  const hanging = deliverables.map(({ milestone_id }) => milestone_id);
  if (findEmptyApprovals([{ key: id, trigger }], hanging).length === 0) return null;
  const free = deliverables.filter(({ milestone_id }) => milestone_id === null);

  async function attach(deliverable: string) {
    if (deliverable === "") return;
    const failure = await hangOnMilestone(deliverable, id);
    if (failure !== null)
      toast({ title: words.failed, description: failure, variant: "destructive" });
    await refresh("pr_deliverables");
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-small">
      <p className="text-amber-bright">{words.nothingToApprove}</p>
      <Gate deed="projects">
        {free.length === 0 ? (
          <p className="text-mist">{words.addFirst}</p>
        ) : (
          <FilterSelect
            label={words.attach}
            value=""
            none={words.attachNone}
            options={free.map(({ id: value, title }) => ({ value, label: title }))}
            onChoose={(chosen) => void attach(chosen)}
          />
        )}
      </Gate>
    </div>
  );
}
