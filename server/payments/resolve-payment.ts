import { nextState } from "../../domain/payment/next-state.ts";
import type { PaymentState } from "../../domain/payment/payment-state.ts";
import type { Resolution } from "../../domain/payment/resolution.ts";
import type { Transaction } from "../database.ts";
import { activateCampaign } from "./activate-campaign.ts";
import { mailAboutPayment } from "./payment-mails.ts";
import { lockPayment, readPayments, type Payment } from "./payment.ts";

export type Resolved =
  | { kind: "resolved"; state: PaymentState; campaignId: string | null }
  | { kind: "moved"; state: PaymentState }
  | { kind: "missing" }
  | { kind: "campaign-closed"; status: string };

/** Settles by hand a payment that did not match, with all that follows from it. Sent twice, it counts once. */
export async function resolvePayment(
  sql: Transaction,
  { paymentId, decision, seenState, reason, refundHash = null }: Resolution,
  staffId: string,
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
    const status = await readCampaignStatus(sql, payment);
    if (status === "completed" || status === "cancelled")
      return { kind: "campaign-closed", status };
    // One that the studio has activated meanwhile stays as it is.
    if (status !== "active") campaignId = await activateCampaign(sql, payment);
  }
  await sql`
    update public.eth_payments
    set state = ${next}, paid_at = case when ${next} = 'paid' then now() end,
      campaign_id = ${campaignId}, resolution = ${reason}, resolved_by = ${staffId},
      resolved_at = now(), refund_hash = ${next === "refunded" ? (refundHash ?? null) : null}
    where id = ${paymentId}`;
  await mailAboutPayment(sql, await lockPayment(sql, paymentId));
  return { kind: "resolved", state: next, campaignId };
}

async function readCampaignStatus(
  sql: Transaction,
  { campaignId }: Payment,
): Promise<string | undefined> {
  if (campaignId === null) return undefined;
  const [campaign] = await sql<{ status: string }[]>`
    select status from public.pr_campaigns where id = ${campaignId} for update`;
  return campaign?.status;
}
