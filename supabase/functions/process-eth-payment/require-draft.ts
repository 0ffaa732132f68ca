import type { Transaction } from "../../../server/database.ts";
import { PaymentRefusal } from "../../../server/payments/payment-refusal.ts";
import type { SignedIn } from "../_shared/find-caller.ts";

/** Nobody learns of a campaign that is not theirs whether it exists. */
export async function requireDraft(
  sql: Transaction,
  campaignId: string,
  caller: SignedIn | undefined,
): Promise<void> {
  if (!caller) throw new PaymentRefusal("sign-in-needed");
  const [campaign] = await sql<{ status: string }[]>`
    select status from public.pr_campaigns
    where id = ${campaignId} and user_id = ${caller.id}`;
  if (!campaign) throw new PaymentRefusal("not-your-campaign");
  if (campaign.status !== "draft") throw new PaymentRefusal("campaign-not-draft");
}
