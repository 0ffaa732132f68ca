import type { PaymentAnswer } from "../../domain/payment/payment-answer.ts";
import type { ClaimRequest } from "../../domain/payment/payment-request.ts";
import { findByToken } from "./find-payment.ts";
import { PaymentRefusal } from "./payment-refusal.ts";
import { lockPayment } from "./payment.ts";
import { describePayment } from "./describe-payment.ts";
import type { SignedIn } from "../account/find-caller.ts";
import type { PaymentContext } from "./payment-context.ts";

/** Makes a payment that nobody owns, and the campaign it paid for, the caller's. */
export async function claimPayment(
  { chain, transaction }: PaymentContext,
  request: ClaimRequest,
  caller: SignedIn | undefined,
): Promise<PaymentAnswer> {
  if (!caller) throw new PaymentRefusal("sign-in-needed");
  const claimed = await transaction(async (sql) => {
    const found = await findByToken(sql, request);
    if (!found) throw new PaymentRefusal("payment-not-found");
    const payment = await lockPayment(sql, found.id);
    if (payment.userId === caller.id) return payment;
    if (payment.userId !== null) throw new PaymentRefusal("already-claimed");
    await sql`update public.eth_payments set user_id = ${caller.id} where id = ${payment.id}`;
    await sql`
      update public.pr_campaigns set user_id = ${caller.id}
      where id = ${payment.campaignId} and user_id is null`;
    return lockPayment(sql, payment.id);
  });
  return describePayment(chain, claimed);
}
