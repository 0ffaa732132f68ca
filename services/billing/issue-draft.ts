import { billingDraft, type BillingRequest } from "../../domain/billing/billing-request.ts";
import { chooseTreatment, isKnownBusiness } from "../../domain/billing/choose-treatment.ts";
import type { Sums } from "../../domain/billing/sum-lines.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BillingRefusal } from "./billing-refusal.ts";
import { findBuyer } from "./find-buyer.ts";
import { findDocument } from "./find-document.ts";
import { readIssued, requireSeries, type ContentToIssue, type Issued } from "./issue-document.ts";
import { lockLedger } from "./lock-ledger.ts";
import { priceLines } from "./price-lines.ts";
import { readSeller } from "./seller.ts";
import { sendDocument } from "./send-document.ts";
import { findCredit, findDays, takeCredit } from "./take-credit.ts";

type By = { staffId: string; siteUrl: string };

/** Makes a draft what it stays: with whoever charges and is charged as they are now. Repeated, it answers the same. */
export async function issueDraft(
  sql: Transaction,
  { documentId, seenAt, send, fromCredit = false }: BillingRequest<"issue">,
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
  const content = await prepare(sql, found.companyId, found.content);
  const { total_pence: total } = content;
  const credit =
    fromCredit && found.kind === "invoice"
      ? await findCredit(sql, { companyId: found.companyId, total })
      : [];
  await sql`
    update public.billing_documents
    set state = 'issued', content = ${sql.json({ ...content, ...findDays(credit, total) })}
    where id = ${documentId} and state = 'draft'`;
  await takeCredit(sql, { credit, documentId, staffId: by.staffId });
  if (send) await sendDocument(sql, { documentId }, by);
  return readIssued(sql, documentId);
}

/** What the issued document will say, all but its number and its days. */
async function prepare(
  sql: Transaction,
  companyId: string | null,
  typed: unknown,
): Promise<Extract<ContentToIssue, Sums>> {
  const draft = billingDraft.parse(typed);
  const seller = readSeller();
  const buyer = await findBuyer(sql, companyId);
  if (!buyer) throw new BillingRefusal("details-missing");
  const treatment = chooseTreatment(seller, buyer);
  if (treatment === "outside" && !isKnownBusiness(buyer)) {
    throw new BillingRefusal("evidence-missing");
  }
  return {
    seller,
    buyer,
    vat_treatment: treatment,
    ...priceLines(draft.lines, treatment),
    order_reference: draft.order_reference,
    note: draft.note,
    terms_days: draft.terms_days,
  };
}
