import { z } from "zod";
import type { DocumentContent, DocumentKind } from "../../domain/billing/document.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BillingRefusal } from "./billing-refusal.ts";
import { lockLedger } from "./lock-ledger.ts";
import { penceColumn } from "./rows.ts";

export type Issued = { id: string; number: string; totalPence: number; issuedOn: string };

type GivenByIssuing = "kind" | "number" | "issued_on" | "due_on" | "tax_point";
type Without<T> = T extends DocumentContent ? Omit<T, GivenByIssuing> : never;
/** A document before it has its number and its days. */
export type ContentToIssue = Without<DocumentContent> & {
  terms_days?: number;
  /** The day of payment, where that came first. */
  tax_point?: string;
};

type SeriesName = "INV" | "PKG" | "CRN" | "PRO" | "REC";

type NewDocument = {
  id?: string | undefined;
  kind: DocumentKind;
  series: SeriesName;
  companyId: string | null;
  content: ContentToIssue;
  creditsId?: string | undefined;
  ethPaymentId?: string | undefined;
  incomingPaymentId?: string | undefined;
};

/** Writes and issues a document at once: the database gives it its number, its day and its place in the chain. */
export async function issueNew(sql: Transaction, document: NewDocument): Promise<Issued> {
  await lockLedger(sql);
  await requireSeries(sql, document.series);
  const [made] = await sql<{ id: string }[]>`
    insert into public.billing_documents
      (id, kind, state, series, company_id, content, credits_id, eth_payment_id, incoming_payment_id)
    values (
      coalesce(${document.id ?? null}::uuid, gen_random_uuid()), ${document.kind}, 'issued', ${document.series},
      ${document.companyId}, ${sql.json(document.content)}, ${document.creditsId ?? null},
      ${document.ethPaymentId ?? null}, ${document.incomingPaymentId ?? null}
    )
    returning id`;
  if (!made) throw new Error("The document was not stored.");
  return readIssued(sql, made.id);
}

const issuedRow = z
  .object({ id: z.string(), number: z.string(), total: penceColumn, issued_on: z.string() })
  .transform(({ id, number, total, issued_on }): Issued => ({
    id,
    number,
    totalPence: total,
    issuedOn: issued_on,
  }));

export async function readIssued(sql: Transaction, id: string): Promise<Issued> {
  const rows = await sql`
    select id, number, total_pence as total, issued_on::text
    from public.billing_documents where id = ${id} and state = 'issued'`;
  const issued = parseRow(issuedRow, rows);
  if (!issued) throw new BillingRefusal("not-issued");
  return issued;
}

/** After an older backup no number is given before somebody has said which was the last that left. */
export async function requireSeries(sql: Transaction, series: string): Promise<void> {
  const [held] = await sql`
    select from private.document_series where series = ${series} and held_since is not null`;
  if (held) throw new BillingRefusal("series-held");
}
