import { requestAnswers } from "../../../content/request-answers.ts";
import { respondError, respondJson } from "../../../runtime/http/respond.ts";
import type { Submitted } from "../../../services/enquiry/submission.ts";
import { refuseFaults, refuseTooMany } from "./refuse.ts";

const longestKey = 255;

/** `submit` writes all or nothing; with the same `Idempotency-Key` it writes once. */
export async function acceptSubmission(
  request: Request,
  body: unknown,
  submit: (body: unknown, idempotencyKey: string | null) => Promise<Submitted>,
): Promise<Response> {
  if (body === undefined) return respondError(400, requestAnswers.notJson, { fields: {} });
  const key = request.headers.get("idempotency-key") || null;
  if (key !== null && key.length > longestKey) {
    const words = `An Idempotency-Key has at most ${longestKey} characters.`;
    return respondError(400, words, { fields: {} });
  }
  const outcome = await submit(body, key);
  if (outcome.kind === "refused") return refuseFaults(outcome.faults);
  if (outcome.kind === "too-many") return refuseTooMany(outcome.retryAfterSeconds);
  return respondJson({ success: true });
}
