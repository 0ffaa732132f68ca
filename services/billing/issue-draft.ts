import { billingDraft, type BillingRequest } from "../../domain/billing/billing-request.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BillingRefusal } from "./billing-refusal.ts";
import { findDocument } from "./find-document.ts";
import { readIssued, requireSeries, type Issued } from "./issue-document.ts";
import { lockLedger } from "./lock-ledger.ts";
import { prepareContent, type PreparedContent } from "./prepare-content.ts";
import { sendDocument } from "./send-document.ts";
import { findCredit, findDays, takeCredit } from "./take-credit.ts";

type By = { staffId: string; siteUrl: string };

/** Makes a draft what it stays: with whoever charges and is charged as they are now. Repeated, it answers the same. */
export async function issueDraft(
  sql: Transaction,
  { documentId, seenAt, shown, send, fromCredit = false }: BillingRequest<"issue">,
  by: By,
): Promise<Issued> {
  await lockLedger(sql);
  const found = await findDocument(sql, documentId);
  if (found.state === "issued") return readIssued(sql, documentId);
  const [seen] = await sql`
    select from public.billing_documents
    where id = ${documentId} and updated_at = ${seenAt}::text::timestamptz`;
  if (!seen) throw new BillingRefusal("moved");
  await requireSeries(sql, found.series);
  const content = await prepare(sql, found, shown);
  const { total_pence: total } = content;
  const credit =
    fromCredit && found.kind === "invoice"
      ? await findCredit(sql, { companyId: found.companyId, total })
      : [];
  if (sumPence(credit) !== shown.creditPence) throw new BillingRefusal("moved");
  await sql`
    update public.billing_documents
    set state = 'issued', content = ${sql.json({ ...content, ...findDays(credit, total) })}
    where id = ${documentId} and state = 'draft'`;
  await takeCredit(sql, { credit, documentId });
  if (send) await sendDocument(sql, { documentId }, by);
  return readIssued(sql, documentId);
}

function sumPence(each: readonly { pence: number }[]): number {
  return each.reduce((sum, { pence }) => sum + pence, 0);
}

/** What whoever issues it was shown, or nothing: clients change their details at any moment. */
async function prepare(
  sql: Transaction,
  { companyId, content }: { companyId: string | null; content: unknown },
  shown: BillingRequest<"issue">["shown"],
): Promise<PreparedContent> {
  const prepared = await prepareContent(sql, companyId, billingDraft.parse(content));
  const [seen] = await sql`
    select from public.billing_details
    where company_id = ${companyId} and updated_at = ${shown.detailsAt}::text::timestamptz`;
  if (!seen || prepared.total_pence !== shown.totalPence) throw new BillingRefusal("moved");
  return prepared;
}
