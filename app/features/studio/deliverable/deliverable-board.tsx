import { useState } from "react";
import { studioDeliverableWords } from "../../../../content/studio-deliverable.ts";
import { Button } from "../../../ui/button.tsx";
import { FailedState, LoadingRows } from "../parts/list-states.tsx";
import { isAbout } from "../parts/is-about.ts";
import { useLoaded } from "../parts/use-loaded.ts";
import { WorkHeading } from "../parts/work.tsx";
import { DeliverableForm } from "./deliverable-form.tsx";
import { type DeliverableOwner, ownerColumn, readDeliverables } from "./read-deliverables.ts";
import { StudioDeliverable } from "./studio-deliverable.tsx";
import { Gate, WhoMay } from "../access/gate.tsx";

type DeliverableBoardProps = {
  owner: DeliverableOwner;
  /** What the client is called in the studio. */
  clientName: string;
};

/** What one project or campaign owes its client: plan it, hand versions over, read the answers. */
export function DeliverableBoard({ owner, clientName }: DeliverableBoardProps) {
  const list = useLoaded(["pr_deliverables", owner.kind, owner.id], () => readDeliverables(owner), {
    concerns: isAbout(ownerColumn[owner.kind], owner.id),
  });
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section aria-labelledby="board-heading">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <WorkHeading id="board-heading">{studioDeliverableWords.heading}</WorkHeading>
        <Gate deed="deliverables">
          <Button size="slim" variant="quiet" onClick={() => setIsAdding(true)}>
            {studioDeliverableWords.add}
          </Button>
        </Gate>
      </header>
      <WhoMay deed="deliverables" />
      {list.state === "loading" && <LoadingRows count={2} />}
      {list.state === "failed" && (
        <FailedState error={list.error} onRetry={() => void list.reload()} />
      )}
      {list.value?.length === 0 && <p className="text-mist">{studioDeliverableWords.none}</p>}
      <ul>
        {list.value?.map((deliverable) => (
          <StudioDeliverable
            key={deliverable.id}
            deliverable={deliverable}
            owner={owner}
            clientName={clientName}
            onChanged={list.reload}
          />
        ))}
      </ul>
      <DeliverableForm
        owner={owner}
        deliverable={null}
        open={isAdding}
        onOpenChange={setIsAdding}
        onSaved={list.reload}
      />
    </section>
  );
}
