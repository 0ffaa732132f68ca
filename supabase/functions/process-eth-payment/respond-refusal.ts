import type { RefusalAnswer, RefusalCode } from "../../../domain/payment/payment-answer.ts";
import type { PaymentRefusal } from "../../../services/payment/payment-refusal.ts";
import { respondJson } from "../../../runtime/http/respond.ts";
import type { ServiceContext } from "../../../services/context.ts";

const statuses: Partial<Record<RefusalCode, number>> = {
  malformed: 400,
  "unknown-package": 400,
  "sign-in-needed": 401,
  "not-your-campaign": 403,
  "payment-not-found": 404,
  "transaction-not-found": 404,
  "too-many-open": 429,
  "price-unavailable": 503,
  "payments-off": 503,
  "chain-unavailable": 503,
  "chain-mismatch": 503,
};
/** The request was understood; it is the payment that does not fit. */
const conflict = 409;

export function respondRefusal(refusal: PaymentRefusal, { report }: ServiceContext): Response {
  const { code, message, payment, retryAfterSeconds, cause } = refusal;
  // What keeps us from the chain is ours to know about.
  if (cause !== undefined) report(refusal);
  const body: RefusalAnswer = {
    error: message,
    code,
    ...(payment && { state: payment.state }),
    ...(payment?.id !== undefined && { paymentId: payment.id }),
  };
  return respondJson(body, {
    status: statuses[code] ?? conflict,
    headers: retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) },
  });
}
