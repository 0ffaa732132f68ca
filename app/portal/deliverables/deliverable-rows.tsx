import type { Deliverable } from "../../../domain/portal/deliverable.ts";
import { DeliverableRow } from "./deliverable-row.tsx";
import "./deliverable-rows.css";

/** What was planned and handed over, as it stands. */
export function DeliverableRows({ deliverables }: { deliverables: readonly Deliverable[] }) {
  return (
    <ul className="portal-rows">
      {deliverables.map((deliverable) => (
        <DeliverableRow key={deliverable.id} deliverable={deliverable} />
      ))}
    </ul>
  );
}
