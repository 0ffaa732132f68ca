import * as z from "zod/mini";
import { reviewWords } from "../../../content/deliverable-review.ts";
import type { Review } from "../../../domain/deliverable/version.ts";
import { text } from "../../../domain/row/row.ts";
import { sharedBackend } from "../../data/shared-backend.ts";
import { explainError } from "../../data/explain-error.ts";

const recorded = z.object({ final_at: text });

export type ReviewDecision = Review["decision"];
export type ReviewOutcome =
  | { is: "recorded"; finalAt: string | null }
  | { is: "superseded" }
  /** A colleague has decided meanwhile. */
  | { is: "answered"; reason: string }
  | { is: "offline" }
  | { is: "failed"; reason: string };

type Asked = {
  version: string;
  decision: ReviewDecision;
  comment: string;
  /** How many decisions on this version were on show when the question was asked. */
  decisions_seen: number;
};

/** Records the decision. Asked again after an answer was lost, it is the same decision. */
export async function reviewVersion(asked: Asked): Promise<ReviewOutcome> {
  if (!navigator.onLine) return { is: "offline" };
  const answer = await sharedBackend().rpc("review_deliverable", asked);
  const { error } = answer;
  if (!error) {
    return { is: "recorded", finalAt: recorded.safeParse(answer.data).data?.final_at ?? null };
  }
  if (error.hint === "superseded") return { is: "superseded" };
  if (error.hint === "answered") return { is: "answered", reason: error.message };
  if (!navigator.onLine) return { is: "offline" };
  return { is: "failed", reason: explainError(error) || reviewWords.failed };
}
