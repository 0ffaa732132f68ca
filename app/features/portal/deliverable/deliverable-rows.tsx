import type { Deliverable } from "../../../../domain/deliverable/deliverable.ts";
import { steady } from "../../../data/steady-rows.ts";
import { DeliverableRow } from "./deliverable-row.tsx";

/** What was planned and handed over, as it stands; what waits for the client comes first. */
export function DeliverableRows({ deliverables }: { deliverables: readonly Deliverable[] }) {
  const waits = ({ status }: Deliverable) => Number(status === "delivered");
  return (
    <ul {...steady}>
      {deliverables
        .toSorted((a, b) => waits(b) - waits(a))
        .map((deliverable) => (
          <DeliverableRow key={deliverable.id} deliverable={deliverable} />
        ))}
    </ul>
  );
}
