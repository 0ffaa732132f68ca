import { findApproval } from "./review-rules.ts";
import type { Deliverable } from "./deliverable.ts";
import type { Version } from "./version.ts";

export type FinalDelivery = {
  deliverable: Deliverable;
  version: Version;
  /** Null where the studio itself called it approved. */
  approvedAt: string | null;
};

/** The version of each deliverable that was approved, what was approved last first. */
export function listFinal(deliverables: readonly Deliverable[]): FinalDelivery[] {
  return deliverables
    .flatMap((deliverable): FinalDelivery[] => {
      const [version] = deliverable.versions;
      if (deliverable.status !== "approved" || !version) return [];
      const approvedAt = findApproval(deliverable)?.created_at ?? null;
      return [{ deliverable, version, approvedAt }];
    })
    .toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)));
}

function dayOf({ approvedAt, version }: FinalDelivery): string {
  return approvedAt ?? version.created_at;
}
