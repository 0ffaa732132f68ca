import { billingDraft, type BillingRequest } from "../../domain/billing/billing-request.ts";
import { chooseTreatment } from "../../domain/billing/choose-treatment.ts";
import type { Sums } from "../../domain/billing/sum-lines.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BillingRefusal } from "./billing-refusal.ts";
import { findDetails } from "./find-buyer.ts";
import { findUnprintable } from "./find-unprintable.ts";
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

/**
 * What the issued document will say, all but its number and its days: what whoever issues it was shown, or nothing. Clients
 * change their details at any moment.
 */
async function prepare(
  sql: Transaction,
  { companyId, content }: { companyId: string | null; content: unknown },
  shown: BillingRequest<"issue">["shown"],
): Promise<Extract<ContentToIssue, Sums>> {
  const draft = billingDraft.parse(content);
  const seller = readSeller();
  const details = await findDetails(sql, companyId);
  if (!details) throw new BillingRefusal("details-missing");
  const { buyer, isConfirmed } = details;
  const [seen] = await sql`
    select from public.billing_details
    where company_id = ${companyId} and updated_at = ${shown.detailsAt}::text::timestamptz`;
  if (!seen) throw new BillingRefusal("moved");
  const treatment = chooseTreatment(seller, buyer);
  if (treatment === "outside" && !isConfirmed) throw new BillingRefusal("details-unconfirmed");
  if (treatment === "outside" && !buyer.is_business) throw new BillingRefusal("evidence-missing");
  const sums = priceLines(draft.lines, treatment);
  if (sums.total_pence !== shown.totalPence) throw new BillingRefusal("moved");
  const boxes = findUnprintable({ ...draft, buyer });
  if (boxes.length > 0) throw new BillingRefusal("unprintable", boxes.join(" "));
  return {
    seller,
    buyer,
    vat_treatment: treatment,
    ...sums,
    order_reference: draft.order_reference,
    note: draft.note,
    terms_days: draft.terms_days,
  };
}
