import type { FunctionAnswer } from "../../data/call-function.ts";
import type { FormRefusal } from "../../form/refusal.ts";

type Refused = Extract<FunctionAnswer<unknown>, { is: "refused" }>;

/** Where a refusal without fields belongs to one all the same. */
const fieldOf = new Map([
  ["code-wrong", "code"],
  ["code-ended", "code"],
  ["details-missing", "legal_name"],
  ["evidence-missing", "vat_number"],
]);

/** What a form says of it: at the fields, or below. */
export function explainVisitRefusal(refused: Refused): FormRefusal {
  const { fields, message, code, status, retryAfterSeconds, isOffline } = refused;
  if (isOffline) return { code: "offline" };
  if (status === 429) return { code: "limited", retryAfter: retryAfterSeconds };
  const field = fieldOf.get(code);
  if (field !== undefined) return { fields: { [field]: message } };
  return Object.keys(fields).length > 0 ? { fields } : { message };
}

const outdated = new Set(["superseded", "expired", "not-open", "total-changed", "may-not-sign"]);

/** What was on show is not what stands: withdrawn meanwhile, expired, or sent anew. */
export function isOutdated({ code }: Refused): boolean {
  return outdated.has(code);
}
