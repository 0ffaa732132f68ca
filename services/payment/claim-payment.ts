import type { PaymentAnswer } from "../../domain/payment/payment-answer.ts";
import type { ClaimRequest } from "../../domain/payment/payment-request.ts";
import { findByToken } from "./find-payment.ts";
import { findCurrentRole, findRole } from "../company/find-role.ts";
import { hasRole } from "../../domain/company/role.ts";
import { PaymentRefusal } from "./payment-refusal.ts";
import { lockPayment, type Payment } from "./payment.ts";
import { describePayment } from "./describe-payment.ts";
import type { SignedIn } from "../account/find-caller.ts";
import type { PaymentContext } from "./payment-context.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/** Makes a payment that is nobody's, and the campaign it paid for, one of the company that the caller is in. */
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
    // A colleague has done it already.
    if (await findRole(sql, payment.companyId, caller.id)) return payment;
    const isOthers = payment.userId !== null && payment.userId !== caller.id;
    if (payment.companyId !== null || isOthers) throw new PaymentRefusal("already-claimed");
    return giveTo(sql, payment, caller);
  });
  return describePayment(chain, claimed);
}

async function giveTo(sql: Transaction, payment: Payment, { id }: SignedIn): Promise<Payment> {
  const current = await findCurrentRole(sql, id);
  if (!current) throw new PaymentRefusal("company-needed");
  if (!hasRole(current.role, "member")) throw new PaymentRefusal("member-needed");
  await sql`
    update public.eth_payments set user_id = ${id}, company_id = ${current.companyId}
    where id = ${payment.id}`;
  await sql`
    update public.pr_campaigns set user_id = ${id}, company_id = ${current.companyId}
    where id = ${payment.campaignId} and company_id is null`;
  return lockPayment(sql, payment.id);
}
