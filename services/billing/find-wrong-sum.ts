import { z } from "zod";
import type { LedgerBreak } from "../../domain/billing/ledger-break.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";

const found = z.object({ number: z.string() });

/** How invoices and payments stand is counted as it changes: one of which that is not what the entries come to. */
export async function findWrongSum(sql: Transaction): Promise<LedgerBreak | undefined> {
  const rows = await sql`
    select d.number from public.document_balances b
    join public.billing_documents d on d.id = b.document_id
    where b.total_pence <> d.total_pence
      or b.paid_pence <> coalesce((
        select sum(a.pence) from public.allocations a where a.document_id = b.document_id
      ), 0)
      or b.written_off_pence <> coalesce((
        select sum(w.pence) from public.write_offs w where w.document_id = b.document_id
      ), 0)
      or b.credited_pence <> coalesce((
        select sum(c.total_pence) from public.billing_documents c
        where c.credits_id = b.document_id and c.state = 'issued'
      ), 0)
    union all
    select p.source || ' ' || p.external_id from public.incoming_payments p
    where p.allocated_pence <> coalesce((
        select sum(a.pence) from public.allocations a where a.payment_id = p.id
      ), 0)
      or p.refunded_pence <> coalesce((
        select sum(r.pence) from public.refunds r where r.payment_id = p.id
      ), 0)
    limit 1`;
  const wrong = parseRow(found, rows);
  return wrong && { ...wrong, reason: "sum" };
}
