import { z } from "zod";
import { documentKinds } from "../../domain/billing/document.ts";
import { parseRow, parseRows } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";

const readableRow = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  number: z.string(),
});
export type ReadableDocument = z.infer<typeof readableRow>;

/** An issued document that whoever asks may read. */
export async function findReadable(
  sql: Transaction,
  documentId: string,
): Promise<ReadableDocument | undefined> {
  const rows = await sql`
    select id, kind, number from public.billing_documents
    where id = ${documentId} and state = 'issued'`;
  return parseRow(readableRow, rows);
}

/** What was issued for a payment in ETH: its own invoice, where it has one, and its receipt. */
export async function listPaymentDocuments(
  sql: Transaction,
  ethPaymentId: string,
): Promise<ReadableDocument[]> {
  const rows = await sql`
    select id, kind, number from public.billing_documents
    where state = 'issued' and (
      eth_payment_id = ${ethPaymentId}
      or incoming_payment_id = (
        select p.id from public.incoming_payments p where p.eth_payment_id = ${ethPaymentId}
      )
    )
    order by kind, number`;
  return parseRows(readableRow, rows);
}
