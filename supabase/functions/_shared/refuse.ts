import { accountAnswers } from "../../../content/account-answers.ts";
import { requestAnswers } from "../../../content/request-answers.ts";
import { describeAnyFaults } from "../../../content/studio-validation.ts";
import type { Faults } from "../../../domain/field/fault.ts";
import { respondError } from "../../../runtime/http/respond.ts";

export function refuseFaults(faults: Faults): Response {
  return respondError(400, requestAnswers.checkFields, { fields: describeAnyFaults(faults) });
}

export function refuseTooMany(retryAfterSeconds: number): Response {
  return respondError(429, requestAnswers.tooMany, { retryAfterSeconds });
}

/** The answer for a session that has not shown the second factor its account has. */
export function refuseUnassured(): Response {
  return respondError(403, accountAnswers.secondStep, { code: "insufficient_aal" });
}
