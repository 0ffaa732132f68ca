import type { BillingRequest } from "../../domain/billing/billing-request.ts";
import { z } from "zod";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BillingRefusal } from "./billing-refusal.ts";
import { findDocument } from "./find-document.ts";
import { lockLedger } from "./lock-ledger.ts";

/** What an issued document may have, less what issuing adds to it. */
const mostBytes = 450_000;

const savedRow = z.object({ documentId: z.string(), updatedAt: z.string() });
export type SavedDraft = z.infer<typeof savedRow>;

/** Keeps what was typed. Whoever would write over somebody else's changes is told instead. */
export async function saveDraft(
  sql: Transaction,
  { documentId, seenAt, companyId, kind, draft }: BillingRequest<"save_draft">,
): Promise<SavedDraft> {
  await lockLedger(sql);
  const [company] = await sql`
    select from public.companies where id = ${companyId} and closed_at is null`;
  if (!company) throw new BillingRefusal("company-missing");
  if (new TextEncoder().encode(JSON.stringify(draft)).length > mostBytes) {
    throw new BillingRefusal("too-long");
  }
  const series = kind === "invoice" ? "INV" : "PRO";
  if (documentId !== null) await requireSeen(sql, documentId, seenAt);
  const rows =
    documentId === null
      ? await sql`
          insert into public.billing_documents (kind, series, company_id, content)
          values (${kind}, ${series}, ${companyId}, ${sql.json(draft)})
          returning id as "documentId", to_json(updated_at) #>> '{}' as "updatedAt"`
      : await sql`
          update public.billing_documents
          set kind = ${kind}, series = ${series}, company_id = ${companyId}, content = ${sql.json(draft)}
          where id = ${documentId}
          returning id as "documentId", to_json(updated_at) #>> '{}' as "updatedAt"`;
  const saved = parseRow(savedRow, rows);
  if (!saved) throw new Error("The draft was not stored.");
  return saved;
}

/** A draft, and the one that was looked at. */
async function requireSeen(sql: Transaction, id: string, seenAt: string | null): Promise<void> {
  const found = await findDocument(sql, id);
  if (found.state !== "draft") throw new BillingRefusal("not-draft");
  const [same] = await sql`
    select from public.billing_documents where id = ${id} and updated_at = ${seenAt}::text::timestamptz`;
  if (!same) throw new BillingRefusal("moved");
}
