import type { BoardDeliverable, DeliverableOwner } from "./read-deliverables.ts";

export type StudioDeliverableProps = {
  deliverable: BoardDeliverable;
  owner: DeliverableOwner;
  clientName: string;
  onChanged: () => Promise<void>;
};
