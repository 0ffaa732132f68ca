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

export type VersionOutcome = Deliverable["status"] | "replaced";

/** How one version stands. An earlier one stands as it was left, and what came of it is in its own decisions. */
export function outcomeOf(deliverable: Deliverable, version: Version): VersionOutcome {
  const [newest] = deliverable.versions;
  if (!newest || newest.id === version.id) return deliverable.status;
  const last = reviewsOf(deliverable, version)[0]?.decision;
  if (last === "approve") return "approved";
  return last === "changes" ? "changes_requested" : "replaced";
}

/** The approval that stands; null while there is none. */
export function findApproval(deliverable: Deliverable): Review | null {
  const [newest] = deliverable.versions;
  const last = newest && reviewsOf(deliverable, newest)[0];
  return deliverable.status === "approved" && last?.decision === "approve" ? last : null;
}

/** After an approval what was said before it stands as it was. PostgreSQL holds everyone to the same. */
export function isStanding(
  { status, reviews }: Deliverable,
  said: { created_at: string },
): boolean {
  if (status !== "approved") return false;
  const approval = reviews.find(({ decision }) => decision === "approve");
  return !approval || Date.parse(said.created_at) <= Date.parse(approval.created_at);
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
