import type { FunctionAnswer } from "../../data/call-function.ts";
import type { FormRefusal } from "../../form/refusal.ts";

type Refused = Extract<FunctionAnswer<unknown>, { is: "refused" }>;

/** What a form says of it: at the fields, or below. */
export function explainRefusal(refused: Refused): FormRefusal {
  const { fields, message, status, retryAfterSeconds, isOffline } = refused;
  if (isOffline) return { code: "offline" };
  if (status === 429) return { code: "limited", retryAfter: retryAfterSeconds };
  return Object.keys(fields).length > 0 ? { fields } : { message };
}

/** What was on show is not what stands: withdrawn meanwhile, expired, or sent anew. */
export function isOutdated({ status }: Refused): boolean {
  return status === 409 || status === 410;
}
