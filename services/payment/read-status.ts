import type { PaymentAnswer } from "../../domain/payment/payment-answer.ts";
import type { StatusRequest } from "../../domain/payment/payment-request.ts";
import { findByToken } from "./find-payment.ts";
import { PaymentRefusal } from "./payment-refusal.ts";
import { describePayment } from "./describe-payment.ts";
import type { PaymentContext } from "./payment-context.ts";

/** How a payment stands, for whoever holds its claim token. The watcher keeps it up to date. */
export async function readStatus(
  { chain, transaction }: PaymentContext,
  request: StatusRequest,
): Promise<PaymentAnswer> {
  const payment = await transaction((sql) => findByToken(sql, request));
  if (!payment) throw new PaymentRefusal("payment-not-found");
  return describePayment(chain, payment);
}
