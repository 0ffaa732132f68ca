import type { Deliverable } from "./deliverable.ts";
import type { Review, Version } from "./version.ts";

export const longestComment = 5000;

/** Only the newest version is answered, while nobody has approved it. PostgreSQL holds everyone to the same. */
export function canReview({ status, versions }: Deliverable, version: Version): boolean {
  const isOpen = status === "delivered" || status === "changes_requested";
  return isOpen && versions[0]?.id === version.id;
}

/** What was said to a version, the newest first. */
export function reviewsOf({ reviews }: Deliverable, version: Version): Review[] {
  return reviews.filter(({ version_id }) => version_id === version.id);
}

/** The approval that stands; null while there is none. */
export function findApproval(deliverable: Deliverable): Review | null {
  const [newest] = deliverable.versions;
  const last = newest && reviewsOf(deliverable, newest)[0];
  return deliverable.status === "approved" && last?.decision === "approve" ? last : null;
}

/** Until when the approval that stands can be taken back; null once it is final. */
export function findGrace(deliverable: Deliverable, now: number): number | null {
  const finalAt = Date.parse(findApproval(deliverable)?.final_at ?? "");
  return finalAt > now ? finalAt : null;
}

/** Due before today, and not yet handed over. `today` is a day such as 2026-11-15. */
export function isOverdue({ status, due_date }: Deliverable, today: string): boolean {
  const isHandedOver = status === "delivered" || status === "approved";
  return due_date !== null && !isHandedOver && due_date < today;
}
