import type { BillingRequest } from "../../domain/billing/billing-request.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BillingRefusal } from "./billing-refusal.ts";
import { findIncoming } from "./find-incoming.ts";
import { notifyOfReversal } from "./notify.ts";
import { lockLedger } from "./lock-ledger.ts";

/**
 * A payment that never was ours to keep: the bank recalled it, the chain forgot it, or it was written down by mistake. All
 * that it settled is open again, and what was not given back before is a reversal. The rows of it stay.
 */
export async function reversePayment(
  sql: Transaction,
  { paymentId, reason, key }: Omit<BillingRequest<"reverse">, "action">,
  { staffId, siteUrl }: { staffId: string | null; siteUrl: string },
): Promise<void> {
  await lockLedger(sql);
  const [earlier] = await sql<{ isSame: boolean }[]>`
    select payment_id = ${paymentId} and kind = 'reversal' as "isSame" from public.refunds where id = ${key}`;
  if (earlier?.isSame) return;
  if (earlier) throw new BillingRefusal("key-used");
  await findIncoming(sql, paymentId);
  const reopened = await sql<{ number: string; pence: string }[]>`
    with back as (
      insert into public.allocations (payment_id, document_id, pence)
      select payment_id, document_id, -sum(pence) from public.allocations
      where payment_id = ${paymentId} group by payment_id, document_id having sum(pence) > 0
      returning document_id, -pence as pence
    )
    select d.number, b.pence from back b join public.billing_documents d on d.id = b.document_id order by d.number`;
  const { unused } = await findIncoming(sql, paymentId);
  if (unused === 0) throw new BillingRefusal("nothing-to-reverse");
  await sql`
    insert into public.refunds (id, payment_id, kind, pence, refunded_on, reference, reason, made_by)
    select ${key}, id, 'reversal', unused_pence, private.london_today(), left(external_id, 200), ${reason}, ${staffId}
    from public.incoming_payments where id = ${paymentId}`;
  await notifyOfReversal(sql, { paymentId, pence: unused, reopened, siteUrl });
}
