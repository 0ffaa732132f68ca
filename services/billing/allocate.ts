import { z } from "zod";
import type { BillingRequest } from "../../domain/billing/billing-request.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BillingRefusal } from "./billing-refusal.ts";
import { findInvoice } from "./find-document.ts";
import { findIncoming } from "./find-incoming.ts";
import { lockLedger } from "./lock-ledger.ts";
import { penceColumn } from "./rows.ts";

const usedRow = z.object({ used: penceColumn });

/** Uses what is left of a payment for an invoice of the same client; less than nothing takes some back. */
export async function allocate(
  sql: Transaction,
  { paymentId, documentId, pence, key }: BillingRequest<"allocate">,
): Promise<void> {
  await lockLedger(sql);
  const [earlier] = await sql<{ isSame: boolean }[]>`
    select payment_id = ${paymentId} and document_id = ${documentId} and pence = ${pence} as "isSame"
    from public.allocations where id = ${key}`;
  if (earlier?.isSame) return;
  if (earlier) throw new BillingRefusal("key-used");
  const payment = await findIncoming(sql, paymentId);
  const invoice = await findInvoice(sql, documentId);
  if (pence < 0) {
    const rows = await sql`
      select coalesce(sum(pence), 0)::bigint as used from public.allocations
      where payment_id = ${paymentId} and document_id = ${documentId}`;
    if (-pence > (parseRow(usedRow, rows)?.used ?? 0)) throw new BillingRefusal("never-used");
  } else {
    const isShared = payment.companyId !== null && payment.companyId === invoice.companyId;
    if (!isShared) throw new BillingRefusal("other-client");
    if (pence > payment.unused) throw new BillingRefusal("more-than-unused");
    if (pence > invoice.balance.open) throw new BillingRefusal("more-than-open");
  }
  await sql`
    insert into public.allocations (id, payment_id, document_id, pence)
    values (${key}, ${paymentId}, ${documentId}, ${pence})`;
}
