import type { ProposalContent } from "../../domain/proposal/content.ts";
import { chooseTreatment } from "../../domain/billing/choose-treatment.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { BillingRefusal } from "../billing/billing-refusal.ts";
import { findBuyer } from "../billing/find-buyer.ts";
import { issueNew, type Issued } from "../billing/issue-document.ts";
import { priceLines } from "../billing/price-lines.ts";
import { readSeller } from "../billing/seller.ts";
import { sendDocument } from "../billing/send-document.ts";
import type { MadeMilestone } from "./found-project.ts";

type Charged = {
  companyId: string;
  projectTitle: string;
  content: Pick<ProposalContent, "terms_days" | "vat_rate">;
  siteUrl: string;
  /** Who gets it where the company has named nobody. */
  fallback: string;
};

/** The invoices of what the signature itself reaches, each its own. */
export async function chargeSigning(
  sql: Transaction,
  milestones: readonly MadeMilestone[],
  charged: Charged,
): Promise<void> {
  for (const milestone of milestones) {
    if (milestone.trigger === "signing" && milestone.net_pence > 0) {
      await chargeMilestone(sql, milestone, charged);
    }
  }
}

type Chargeable = Pick<MadeMilestone, "id" | "title" | "net_pence">;

/**
 * Issues and sends the invoice of a milestone that is reached. Nothing while no numbers are given: it stays reached, and is
 * charged once they are.
 */
export async function chargeMilestone(
  sql: Transaction,
  { id, title, net_pence }: Chargeable,
  { companyId, projectTitle, content, siteUrl, fallback }: Charged,
): Promise<Issued | undefined> {
  const seller = readSeller();
  const buyer = await findBuyer(sql, companyId);
  if (!buyer) throw new BillingRefusal("details-missing");
  const treatment = chooseTreatment(seller, buyer);
  const line = {
    description: `${projectTitle}: ${title}`,
    quantity: 100,
    unit_pence: net_pence,
    discount_pence: 0,
    vat_rate: content.vat_rate,
  };
  const issued = await issueUnlessHeld(sql, {
    kind: "invoice",
    series: "INV",
    companyId,
    content: {
      seller,
      buyer,
      vat_treatment: treatment,
      ...priceLines([line], treatment),
      order_reference: null,
      note: null,
      terms_days: content.terms_days,
    },
  });
  if (!issued) return undefined;
  await sql`update public.milestones set document_id = ${issued.id} where id = ${id}`;
  await sendDocument(sql, { documentId: issued.id }, { staffId: null, siteUrl, fallback });
  return issued;
}

async function issueUnlessHeld(
  sql: Transaction,
  document: Parameters<typeof issueNew>[1],
): Promise<Issued | undefined> {
  try {
    return await issueNew(sql, document);
  } catch (error) {
    // Asked before anything is written, so the transaction goes on.
    if (error instanceof BillingRefusal && error.code === "series-held") return undefined;
    throw error;
  }
}
