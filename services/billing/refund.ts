import type { BillingRequest } from "../../domain/billing/billing-request.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BillingRefusal } from "./billing-refusal.ts";
import { findIncoming } from "./find-incoming.ts";
import { lockLedger } from "./lock-ledger.ts";
import { requirePast } from "./require-past.ts";

/** Writes down what the studio has given back. Only credit can be: what is used for an invoice is taken back first. */
export async function refund(
  sql: Transaction,
  { paymentId, pence, refundedOn, reference, reason, key }: BillingRequest<"refund">,
  { staffId }: { staffId: string },
): Promise<void> {
  await lockLedger(sql);
  await requirePast(sql, refundedOn);
  const [earlier] = await sql<{ isSame: boolean }[]>`
    select payment_id = ${paymentId} and pence = ${pence} as "isSame"
    from public.refunds where id = ${key}`;
  if (earlier?.isSame) return;
  if (earlier) throw new BillingRefusal("key-used");
  const payment = await findIncoming(sql, paymentId);
  if (refundedOn < payment.receivedOn) throw new BillingRefusal("before-payment");
  if (pence > payment.unused) throw new BillingRefusal("more-than-unused");
  await sql`
    insert into public.refunds (id, payment_id, pence, refunded_on, reference, reason, made_by)
    values (${key}, ${paymentId}, ${pence}, ${refundedOn}::text::date, ${reference}, ${reason}, ${staffId})`;
}
