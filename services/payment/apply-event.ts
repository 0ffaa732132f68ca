import type { Hash } from "viem";
import { nextState, type PaymentEvent } from "../../domain/payment/next-state.ts";
import type { PaymentState } from "../../domain/payment/payment-state.ts";
import { activateCampaign, canActivate } from "./activate-campaign.ts";
import { settlePayment } from "./settle-payment.ts";
import { mailAboutPayment } from "./payment-mails.ts";
import { lockPayment, type Payment } from "./payment.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/** The transaction that an event is about. Without a block while it waits to be mined. */
type Evidence = {
  hash: Hash;
  from: string;
  valueWei: bigint;
  nonce: number;
  blockNumber?: bigint;
  blockHash?: Hash;
  blockTime?: Date;
};

type TransferEvent = Exclude<PaymentEvent, "accepted" | "lapsed" | "gone">;
type PaymentUpdate = { event: TransferEvent; evidence: Evidence; siteUrl: string };

/** One step of a payment with all that follows from it, in the caller's transaction. Repeated, it changes nothing. */
export async function applyEvent(
  sql: Transaction,
  paymentId: string,
  { event, evidence, siteUrl }: PaymentUpdate,
): Promise<Payment> {
  const payment = await lockPayment(sql, paymentId);
  if (event === "seen" && payment.state === "confirming") return follow(sql, payment, evidence);
  // The draft it was for is no draft any more: nobody may pay twice for one campaign unnoticed.
  const cannotActivate = event === "exact" && !(await canActivate(sql, payment));
  const next = nextState(payment.state, cannotActivate ? "unclear" : event);
  if (next === undefined) return payment;
  await writeEvidence(sql, payment, { state: next, evidence });
  if (next === "paid") await pay(sql, payment, siteUrl);
  const changed = await lockPayment(sql, paymentId);
  if (event !== "seen") await mailAboutPayment(sql, changed, siteUrl);
  return changed;
}

async function pay(sql: Transaction, payment: Payment, siteUrl: string): Promise<void> {
  const campaignId = await activateCampaign(sql, payment);
  await settlePayment(sql, await lockPayment(sql, payment.id), { siteUrl });
  await sql`
    update public.eth_payments set paid_at = now(), campaign_id = ${campaignId}
    where id = ${payment.id}`;
}

/** Another transaction may take the first one's place until one is final, but not while that one is mined and it is not. */
async function follow(sql: Transaction, payment: Payment, evidence: Evidence): Promise<Payment> {
  if (payment.blockNumber !== null && evidence.blockNumber === undefined) return payment;
  await writeEvidence(sql, payment, { state: payment.state, evidence });
  return lockPayment(sql, payment.id);
}

async function writeEvidence(
  sql: Transaction,
  payment: Payment,
  { state, evidence }: { state: PaymentState; evidence: Evidence },
): Promise<void> {
  await sql`
    update public.eth_payments
    set state = ${state}, transaction_hash = ${evidence.hash}, transaction_nonce = ${evidence.nonce},
      received_wei = ${String(evidence.valueWei)}, sender_address = ${evidence.from},
      block_number = ${asText(evidence.blockNumber)}, block_hash = ${evidence.blockHash ?? null},
      block_time = ${evidence.blockTime ?? null},
      paid_at = case when ${state} = 'paid' then now() else paid_at end
    where id = ${payment.id}`;
}

function asText(value: bigint | undefined): string | null {
  return value === undefined ? null : String(value);
}
