import { useState } from "react";
import { deliverableRowWords } from "../../../../content/deliverable.ts";
import type { Deliverable } from "../../../../domain/deliverable/deliverable.ts";
import { CampaignMore } from "./campaign-parts.tsx";
import { DeliverableRows } from "../deliverable/deliverable-rows.tsx";

/** Opens by itself when one of them waits for the client, and stays open when it has its answer. */
export function CampaignDeliverables({ deliverables }: { deliverables: readonly Deliverable[] }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && deliverables.some(({ status }) => status === "delivered")) setIsOpen(true);
  if (deliverables.length === 0) return null;
  return (
    <CampaignMore summary={deliverableRowWords.summary(deliverables.length)} open={isOpen}>
      <DeliverableRows deliverables={deliverables} />
    </CampaignMore>
  );
}
