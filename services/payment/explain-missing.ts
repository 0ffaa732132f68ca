import type { ConfirmRequest } from "../../domain/payment/payment-request.ts";
import { findByHash } from "./find-payment.ts";
import { PaymentRefusal } from "./payment-refusal.ts";
import { isReplaced } from "./recheck-pending.ts";
import { resetPayment } from "./reset-payment.ts";
import type { PaymentContext } from "./payment-context.ts";

/** A transaction that was there before can have been replaced; any other was never there, or not yet. */
export async function explainMissing(
  context: PaymentContext,
  { transactionHash }: ConfirmRequest,
): Promise<PaymentRefusal> {
  const waiting = await context.transaction((sql) => findByHash(sql, transactionHash));
  if (!waiting || !(await isReplaced(context, waiting))) {
    return new PaymentRefusal("transaction-not-found");
  }
  await context.transaction((sql) => resetPayment(sql, transactionHash));
  return new PaymentRefusal("transaction-replaced");
}
