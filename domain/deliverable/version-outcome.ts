import type { Deliverable } from "./deliverable.ts";
import { reviewsOf } from "./review-rules.ts";
import type { Version } from "./version.ts";

type VersionOutcome = Deliverable["status"] | "replaced";

/** How one version stands. An earlier one stands as it was left, and what came of it is in its own decisions. */
export function outcomeOf(deliverable: Deliverable, version: Version): VersionOutcome {
  const [newest] = deliverable.versions;
  if (!newest || newest.id === version.id) return deliverable.status;
  const last = reviewsOf(deliverable, version)[0]?.decision;
  if (last === "approve") return "approved";
  return last === "changes" ? "changes_requested" : "replaced";
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
