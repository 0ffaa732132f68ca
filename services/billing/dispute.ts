import type { BillingRequest } from "../../domain/billing/billing-request.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BillingRefusal } from "./billing-refusal.ts";
import { findInvoice } from "./find-document.ts";
import { lockLedger } from "./lock-ledger.ts";

/** The client does not agree with an invoice: nobody reminds them of it meanwhile. */
export async function dispute(
  sql: Transaction,
  { documentId, reason }: BillingRequest<"dispute">,
  { staffId }: { staffId: string },
): Promise<void> {
  await lockLedger(sql);
  const { balance } = await findInvoice(sql, documentId);
  if (balance.disputedAt !== null) throw new BillingRefusal("disputed-already");
  await sql`
    insert into public.invoice_disputes (document_id, reason, opened_by)
    values (${documentId}, ${reason}, ${staffId})`;
}

export async function closeDispute(
  sql: Transaction,
  { documentId }: BillingRequest<"close_dispute">,
): Promise<void> {
  await lockLedger(sql);
  await findInvoice(sql, documentId);
  const [closed] = await sql`
    update public.invoice_disputes set closed_at = now()
    where document_id = ${documentId} and closed_at is null returning id`;
  if (!closed) throw new BillingRefusal("not-disputed");
}
