import { z } from "zod";
import {
  documentContent,
  documentKinds,
  type DocumentContent,
  type PricedContent,
} from "../../domain/billing/document.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BillingRefusal } from "./billing-refusal.ts";
import { penceColumn } from "./rows.ts";

const documentRow = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  state: z.enum(["draft", "issued"]),
  companyId: z.string().nullable(),
  series: z.string(),
  content: z.unknown(),
  updatedAt: z.string(),
});
export type FoundDocument = z.infer<typeof documentRow>;

/** A draft or an issued document as it is; `content` is for whoever knows which. */
export async function findDocument(sql: Transaction, id: string): Promise<FoundDocument> {
  const rows = await sql`
    select id, kind, state, company_id as "companyId", series, content,
      to_json(updated_at) #>> '{}' as "updatedAt"
    from public.billing_documents where id = ${id} for update`;
  const found = parseRow(documentRow, rows);
  if (!found) throw new BillingRefusal("document-missing");
  return found;
}

export async function findIssued(
  sql: Transaction,
  id: string,
): Promise<FoundDocument & { content: DocumentContent }> {
  const found = await findDocument(sql, id);
  if (found.state !== "issued") throw new BillingRefusal("not-issued");
  return { ...found, content: documentContent.parse(found.content) };
}

const balanceRow = z.object({
  open: penceColumn,
  paid: penceColumn,
  credited: penceColumn,
  writtenOff: penceColumn,
  total: penceColumn,
  disputedAt: z.date().nullable(),
});
export type Balance = z.infer<typeof balanceRow>;
export type FoundInvoice = FoundDocument & { content: PricedContent; balance: Balance };

/** An issued invoice and how it stands. Ask with the ledger locked. */
export async function findInvoice(sql: Transaction, id: string): Promise<FoundInvoice> {
  const found = await findIssued(sql, id);
  if (found.content.kind !== "invoice") throw new BillingRefusal("not-invoice");
  const rows = await sql`
    select open_pence as open, paid_pence as paid, credited_pence as credited,
      written_off_pence as "writtenOff", total_pence as total, disputed_at as "disputedAt"
    from public.document_balances where document_id = ${id}`;
  const balance = parseRow(balanceRow, rows);
  if (!balance) throw new Error("An invoice has no balance.");
  return { ...found, content: found.content, balance };
}
