import { useState } from "react";
import { milestoneWords } from "../../../../content/milestone.ts";
import { studioMilestoneWords } from "../../../../content/studio-milestone.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Gate } from "../access/gate.tsx";
import { readDeliverables } from "../deliverable/read-deliverables.ts";
import { isAbout } from "../parts/is-about.ts";
import { FailedState, LoadingRows } from "../parts/list-states.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { WorkHeading } from "../parts/work.tsx";
import { MilestoneForm } from "./milestone-form.tsx";
import { MilestoneLine } from "./milestone-line.tsx";
import { readMilestones } from "./save-milestone.ts";

type MilestoneBoardProps = { projectId: string; isCancelled: boolean };

/** The steps of a project: those that were signed for, and those that the studio has added. */
export function MilestoneBoard({ projectId, isCancelled }: MilestoneBoardProps) {
  const list = useLoaded(["milestones", projectId], () => readMilestones(projectId), {
    tables: ["milestone_holds"],
    concerns: (change) =>
      change.table === "milestone_holds" || isAbout("project_id", projectId)(change),
  });
  const owner = { kind: "project", id: projectId } as const;
  const deliverables = useLoaded(["pr_deliverables", owner.kind, owner.id], () =>
    readDeliverables(owner),
  );
  const [isAdding, setIsAdding] = useState(false);
  const last = list.value?.at(-1)?.position ?? -1;
  return (
    <section aria-labelledby="milestones-heading">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <WorkHeading id="milestones-heading">{milestoneWords.heading}</WorkHeading>
        <Gate deed="projects">
          <Button size="slim" variant="quiet" onClick={() => setIsAdding(true)}>
            {studioMilestoneWords.add}
          </Button>
        </Gate>
      </header>
      {list.state === "loading" && <LoadingRows count={2} />}
      {list.state === "failed" && (
        <FailedState error={list.error} onRetry={() => void list.reload()} />
      )}
      {list.value?.length === 0 && <p className="text-mist">{studioMilestoneWords.none}</p>}
      <ol>
        {list.value?.map((milestone) => (
          <MilestoneLine
            key={milestone.id}
            milestone={milestone}
            deliverables={deliverables.value}
            isCancelled={isCancelled}
            onChanged={list.reload}
          />
        ))}
      </ol>
      <Dialog
        id="milestone-form"
        title={studioMilestoneWords.addTitle}
        open={isAdding}
        onOpenChange={setIsAdding}
        closedby="closerequest"
      >
        {isAdding && (
          <MilestoneForm
            projectId={projectId}
            position={last + 1}
            onClose={() => setIsAdding(false)}
            onAdded={list.reload}
          />
        )}
      </Dialog>
    </section>
  );
}
