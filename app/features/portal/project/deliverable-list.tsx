import { deliverableRowWords } from "../../../../content/deliverable.ts";
import { DeliverableRows } from "../deliverable/deliverable-rows.tsx";
import { usePortalData } from "../portal-data.ts";
import { RowSkeletons } from "../../../ui/row-skeletons.tsx";
import { SectionBody } from "../section-body.tsx";

export function DeliverableList({ projectId }: { projectId: string }) {
  const { deliverables } = usePortalData();
  const own = deliverables.rows.filter(({ project_id }) => project_id === projectId);
  return (
    <SectionBody of={["deliverables"]} skeleton={<RowSkeletons count={2} className="h-27" />}>
      {() =>
        own.length > 0 ? (
          <div className="border-b border-line">
            <DeliverableRows deliverables={own} />
          </div>
        ) : (
          <p className="text-mist">{deliverableRowWords.none}</p>
        )
      }
    </SectionBody>
  );
}
