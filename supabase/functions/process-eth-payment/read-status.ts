import type { PaymentAnswer } from "../../../domain/payment/payment-answer.ts";
import type { StatusRequest } from "../../../domain/payment/payment-request.ts";
import type { Chain } from "../../../server/chain/chain.ts";
import { findByToken } from "../../../server/payments/find-payment.ts";
import { PaymentRefusal } from "../../../server/payments/payment-refusal.ts";
import { inTransaction } from "../_shared/database.ts";
import { describePayment } from "./describe-payment.ts";

/** How a payment stands, for whoever holds its claim token. The watcher keeps it up to date. */
export async function readStatus(chain: Chain, request: StatusRequest): Promise<PaymentAnswer> {
  const payment = await inTransaction((sql) => findByToken(sql, request));
  if (!payment) throw new PaymentRefusal("payment-not-found");
  return describePayment(chain, payment);
}
