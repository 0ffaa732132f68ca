import type { BillingDraft } from "../../domain/billing/billing-request.ts";
import { chooseTreatment } from "../../domain/billing/choose-treatment.ts";
import type { Sums } from "../../domain/billing/sum-lines.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BillingRefusal } from "./billing-refusal.ts";
import { findDetails } from "./find-buyer.ts";
import { findBoxes } from "./find-boxes.ts";
import type { ContentToIssue } from "./issue-document.ts";
import { priceLines } from "./price-lines.ts";
import { readSeller } from "./seller.ts";

export type PreparedContent = Extract<ContentToIssue, Sums>;

/** What an issued document will say, all but its number and its days, with whoever charges and is charged as they are now. */
export async function prepareContent(
  sql: Transaction,
  companyId: string | null,
  draft: BillingDraft,
): Promise<PreparedContent> {
  const seller = readSeller();
  const details = await findDetails(sql, companyId);
  if (!details) throw new BillingRefusal("details-missing");
  const { buyer, isConfirmed } = details;
  const treatment = chooseTreatment(seller, buyer);
  if (treatment === "outside" && !isConfirmed) throw new BillingRefusal("details-unconfirmed");
  if (treatment === "outside" && !buyer.is_business) throw new BillingRefusal("evidence-missing");
  const sums = priceLines(draft.lines, treatment);
  const boxes = findBoxes({ ...draft, buyer });
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
