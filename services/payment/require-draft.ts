import { PaymentRefusal } from "./payment-refusal.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { SignedIn } from "../account/find-caller.ts";

/** Nobody learns of a campaign that is not theirs whether it exists. Held, so that its client does not delete it meanwhile. */
export async function requireDraft(
  sql: Transaction,
  campaignId: string,
  caller: SignedIn | undefined,
): Promise<void> {
  if (!caller) throw new PaymentRefusal("sign-in-needed");
  const [campaign] = await sql<{ status: string }[]>`
    select status from public.pr_campaigns
    where id = ${campaignId} and user_id = ${caller.id}
    for key share`;
  if (!campaign) throw new PaymentRefusal("not-your-campaign");
  if (campaign.status !== "draft") throw new PaymentRefusal("campaign-not-draft");
}
