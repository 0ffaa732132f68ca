import { z } from "zod";
import { nextState } from "../../domain/payment/next-state.ts";
import type { PaymentState } from "../../domain/payment/payment-state.ts";
import type { Resolution } from "../../domain/payment/resolution.ts";
import { activateCampaign } from "./activate-campaign.ts";
import { settlePayment } from "./settle-payment.ts";
import { mailAboutPayment } from "./payment-mails.ts";
import { lockPayment, readPayments, type Payment } from "./payment.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { campaignStatuses } from "../../domain/campaign/campaign.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";

export type Resolved =
  | { kind: "resolved"; state: PaymentState; campaignId: string | null }
  | { kind: "moved"; state: PaymentState }
  | { kind: "missing" }
  | { kind: "campaign-closed"; status: string };

/** Settles by hand a payment that did not match, with all that follows from it. Sent twice, it counts once. */
export async function resolvePayment(
  sql: Transaction,
  { paymentId, decision, seenState, reason, refundHash = null }: Resolution,
  { staffId, siteUrl }: { staffId: string; siteUrl: string },
): Promise<Resolved> {
  const [known] = await readPayments(sql, sql`p.id = ${paymentId}`);
  if (!known) return { kind: "missing" };
  const payment = await lockPayment(sql, paymentId);
  const next = nextState(seenState, decision === "accept" ? "accepted" : "refunded");
  if (payment.state === next && payment.resolution === reason) {
    return { kind: "resolved", state: next, campaignId: payment.campaignId };
  }
  if (payment.state !== seenState || next === undefined) {
    return { kind: "moved", state: payment.state };
  }
  let { campaignId } = payment;
  if (next === "paid") {
    const campaign = await readCampaign(sql, payment);
    const status = campaign?.status;
    if (status === "completed" || status === "cancelled")
      return { kind: "campaign-closed", status };
    // One that another payment has activated meanwhile stays as it is.
    if (status !== "active" || campaign?.package_id === null) {
      campaignId = await activateCampaign(sql, payment);
    }
  }
  await sql`
    update public.eth_payments
    set state = ${next}, paid_at = case when ${next} = 'paid' then now() end,
      campaign_id = ${campaignId}, resolution = ${reason}, resolved_by = ${staffId},
      resolved_at = now(), refund_hash = ${next === "refunded" ? (refundHash ?? null) : null}
    where id = ${paymentId}`;
  const settled = await lockPayment(sql, paymentId);
  if (next === "paid") await settlePayment(sql, settled, { siteUrl, staffId });
  await mailAboutPayment(sql, settled, siteUrl);
  return { kind: "resolved", state: next, campaignId };
}

const paidCampaign = z.object({
  status: z.enum(campaignStatuses),
  package_id: z.string().nullable(),
});

async function readCampaign(sql: Transaction, { campaignId }: Payment) {
  if (campaignId === null) return undefined;
  const rows = await sql`
    select status, package_id from public.pr_campaigns where id = ${campaignId} for update`;
  return parseRow(paidCampaign, rows);
}
