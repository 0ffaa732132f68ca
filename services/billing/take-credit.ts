import { z } from "zod";
import { parseRows } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { penceColumn } from "./rows.ts";

const creditRow = z.object({
  paymentId: z.string(),
  pence: penceColumn,
  receivedOn: z.string(),
  isAdvance: z.boolean(),
});
type Credit = z.infer<typeof creditRow>;

/**
 * What of a client's credit an invoice of this total takes, the oldest first. An advance is money for what was not charged
 * yet: nothing that it was ever used for was issued before it came. What is left of a payment for something else is none.
 */
export async function findCredit(
  sql: Transaction,
  { companyId, total }: { companyId: string | null; total: number },
): Promise<Credit[]> {
  const rows = await sql`
    select p.id as "paymentId", p.unused_pence as pence, p.received_on::text as "receivedOn",
      not exists (
        select from public.allocations a join public.billing_documents d on d.id = a.document_id
        where a.payment_id = p.id and d.issued_on < p.received_on
      ) as "isAdvance"
    from public.incoming_payments p
    where p.company_id = ${companyId} and p.unused_pence > 0
    order by p.received_on, p.created_at, p.id`;
  let left = total;
  return parseRows(creditRow, rows).flatMap((each) => {
    const pence = Math.min(left, each.pence);
    left -= pence;
    return pence > 0 ? [{ ...each, pence }] : [];
  });
}

type Days = { tax_point?: string; paid_on?: string };

/** The first day on which some of it was paid in advance is its tax point; the last, where all of it was, the day it was paid. */
export function findDays(credit: readonly Credit[], total: number): Days {
  const first = credit.find(({ isAdvance }) => isAdvance);
  const isPaid = credit.reduce((sum, { pence }) => sum + pence, 0) === total;
  const last = isPaid ? credit.at(-1) : undefined;
  return {
    ...(first && { tax_point: first.receivedOn }),
    ...(last && { paid_on: last.receivedOn }),
  };
}

export async function takeCredit(
  sql: Transaction,
  { credit, documentId }: { credit: readonly Credit[]; documentId: string },
): Promise<void> {
  for (const { paymentId, pence } of credit) {
    await sql`
      insert into public.allocations (payment_id, document_id, pence)
      values (${paymentId}, ${documentId}, ${pence})`;
  }
}
