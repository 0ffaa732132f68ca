import { newCampaignTitle } from "../../content/payment-answers.ts";
import type { Payment } from "./payment.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/** Whether paying would activate something: a draft, or a campaign that is yet to be made. */
export async function canActivate(sql: Transaction, payment: Payment): Promise<boolean> {
  if (payment.campaignId === null || payment.packageId === null) return true;
  const [campaign] = await sql<{ status: string }[]>`
    select status from public.pr_campaigns where id = ${payment.campaignId} for update`;
  return campaign?.status === "draft";
}

/**
 * Makes the draft active with the package and its price, or a new campaign for the package, and answers its id. None for
 * what was no package.
 */
export async function activateCampaign(sql: Transaction, payment: Payment): Promise<string | null> {
  if (payment.packageName === null) return null;
  if (payment.campaignId !== null) {
    await sql`
      update public.pr_campaigns
      set status = 'active', package_id = ${payment.packageId}, budget = ${payment.priceGbp}
      where id = ${payment.campaignId}`;
    return payment.campaignId;
  }
  // Nobody's company yet: it waits to be claimed with its payment, and names nobody until then.
  const [made] = await sql<{ id: string }[]>`
    insert into public.pr_campaigns
      (user_id, company_id, package_id, title, description, campaign_type, budget, status)
    select ${payment.companyId === null ? null : payment.userId}, ${payment.companyId}, id, ${newCampaignTitle(payment.packageName)}, description,
      'blockchain_verified', ${payment.priceGbp}, 'active'
    from public.pr_packages where id = ${payment.packageId}
    returning id`;
  if (!made) throw new Error("The package of a payment is gone.");
  return made.id;
}
