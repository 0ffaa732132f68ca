import { z } from "zod";
import { parseRows } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { penceColumn } from "./rows.ts";

const usedRow = z.object({ paymentId: z.string(), pence: penceColumn });

/** Takes back so much of what was paid of an invoice, the newest payment first: it is the company's credit then. */
export async function freeAllocations(
  sql: Transaction,
  { documentId, pence }: { documentId: string; pence: number },
): Promise<void> {
  if (pence === 0) return;
  const rows = await sql`
    select a.payment_id as "paymentId", sum(a.pence)::bigint as pence
    from public.allocations a join public.incoming_payments p on p.id = a.payment_id
    where a.document_id = ${documentId}
    group by a.payment_id, p.received_on, p.created_at having sum(a.pence) > 0
    order by p.received_on desc, p.created_at desc, a.payment_id`;
  let left = pence;
  for (const used of parseRows(usedRow, rows)) {
    const back = Math.min(left, used.pence);
    if (back === 0) break;
    await sql`
      insert into public.allocations (payment_id, document_id, pence)
      values (${used.paymentId}, ${documentId}, ${-back})`;
    left -= back;
  }
}
