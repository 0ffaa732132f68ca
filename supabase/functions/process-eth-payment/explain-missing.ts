import type { ConfirmRequest } from "../../../domain/payment/payment-request.ts";
import type { Chain } from "../../../server/chain/chain.ts";
import { findByHash } from "../../../server/payments/find-payment.ts";
import { PaymentRefusal } from "../../../server/payments/payment-refusal.ts";
import { isReplaced } from "../../../server/payments/recheck-pending.ts";
import { takeBack } from "../../../server/payments/take-back.ts";
import { inTransaction } from "../_shared/database.ts";
import { reportDisagreement } from "./report-disagreement.ts";

/** A transaction that was there before can have been replaced; any other was never there, or not yet. */
export async function explainMissing(
  chain: Chain,
  { transactionHash }: ConfirmRequest,
): Promise<PaymentRefusal> {
  const waiting = await inTransaction((sql) => findByHash(sql, transactionHash));
  const context = { chain, report: reportDisagreement };
  if (!waiting || !(await isReplaced(context, waiting))) {
    return new PaymentRefusal("transaction-not-found");
  }
  await inTransaction((sql) => takeBack(sql, transactionHash));
  return new PaymentRefusal("transaction-replaced");
}
