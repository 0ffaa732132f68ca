import type { RefusalAnswer, RefusalCode } from "../../../domain/payment/payment-answer.ts";
import type { PaymentRefusal } from "../../../server/payments/payment-refusal.ts";
import { currentHost } from "../_shared/host.ts";
import { respondJson } from "../_shared/respond.ts";

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

export function respondRefusal(refusal: PaymentRefusal): Response {
  const { code, message, payment, retryAfterSeconds, cause } = refusal;
  // What keeps us from the chain is ours to know about.
  if (cause !== undefined) {
    const host = currentHost();
    if (host) host.onUnexpected(refusal);
    else console.error(refusal);
  }
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
