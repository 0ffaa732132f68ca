import { reviewWords } from "../../../content/deliverables.ts";
import type { Review } from "../../../domain/deliverable/version.ts";
import { sharedBackend } from "../../backend/shared-backend.ts";

export type Decision = Review["decision"];
export type ReviewOutcome =
  | { is: "recorded" }
  | { is: "superseded" }
  | { is: "offline" }
  | { is: "failed"; reason: string };

type Asked = { version: string; decision: Decision; comment: string };

/** Records the decision. Asked again after an answer was lost, it is the same decision. */
export async function reviewVersion(asked: Asked): Promise<ReviewOutcome> {
  if (!navigator.onLine) return { is: "offline" };
  const { error } = await sharedBackend().rpc("review_deliverable", asked);
  if (!error) return { is: "recorded" };
  if (error.hint === "superseded") return { is: "superseded" };
  if (!navigator.onLine) return { is: "offline" };
  return { is: "failed", reason: error.message || reviewWords.failed };
}
