import type { BookingRefusalCode } from "../../../content/booking-answers.ts";
import { requestAnswers } from "../../../content/request-answers.ts";
import { respondError, respondJson } from "../../../runtime/http/respond.ts";
import { BookingRefusal } from "../../../services/booking/booking-refusal.ts";

const missing = new Set<BookingRefusalCode>([
  "missing",
  "company-missing",
  "enquiry-missing",
  "source-missing",
]);

/** The answer to what the services of calls refuse; what is none of theirs is thrown on. */
export function refuseBooking(error: unknown): Response {
  if (!(error instanceof BookingRefusal)) throw error;
  const { code, message, nearest } = error;
  if (code === "not-offered") {
    return respondError(400, requestAnswers.checkFields, { code, fields: { start: message } });
  }
  if (code === "taken") return respondJson({ error: message, code, nearest }, { status: 409 });
  return respondError(missing.has(code) ? 404 : 409, message, { code });
}
