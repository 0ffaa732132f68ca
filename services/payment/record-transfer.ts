import type { Hash } from "viem";
import type { Assessment } from "../../domain/payment/assess-transfer.ts";
import { applyEvent } from "./apply-event.ts";
import { mailAboutExtra } from "./payment-mails.ts";
import type { Payment } from "./payment.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { MinedPayment } from "./found-transaction.ts";

type Outcome = Extract<Assessment, { event: string }>["event"];
type Settled = { mined: MinedPayment; genesis: Hash; chainId: number };
type Arrived = { payment: Payment; outcome: Outcome; siteUrl: string };

/** Writes down what a mined transaction means for its payment: the outcome once it is final, until then that it was seen. */
export async function recordTransfer(
  sql: Transaction,
  { payment, outcome, siteUrl, ...settled }: Settled & Arrived,
): Promise<Payment> {
  const event = settled.mined.isFinal ? outcome : "seen";
  // The payment first: whoever writes both takes them in this order, so that nobody waits in a circle.
  const changed = await applyEvent(sql, payment.id, { event, evidence: settled.mined, siteUrl });
  await writeTransfer(sql, { ...settled, paymentId: payment.id });
  const isExtra =
    changed.transactionHash !== settled.mined.hash || (await isReversed(sql, payment.id));
  if (settled.mined.isFinal && isExtra) await mailAboutExtra(sql, changed, settled.mined);
  return changed;
}

/** It was gone from the chain once, and taken out of the books: what comes again has to be written down by hand. */
async function isReversed(sql: Transaction, paymentId: string): Promise<boolean> {
  const [reversal] = await sql`
    select from public.refunds r join public.incoming_payments p on p.id = r.payment_id
    where p.eth_payment_id = ${paymentId} and r.kind = 'reversal'`;
  return reversal !== undefined;
}

export async function writeTransfer(
  sql: Transaction,
  { mined, genesis, chainId, paymentId }: Settled & { paymentId: string | null },
): Promise<void> {
  await sql`
    insert into public.eth_transfers as t (
      transaction_hash, genesis_hash, chain_id, sender_address, value_wei, is_internal,
      block_number, block_hash, block_time, is_final, payment_id
    ) values (
      ${mined.hash}, ${genesis}, ${chainId}, ${mined.from}, ${String(mined.valueWei)},
      ${mined.isInternal}, ${String(mined.blockNumber)}, ${mined.blockHash}, ${mined.blockTime},
      ${mined.isFinal}, ${paymentId}
    )
    on conflict (transaction_hash) do update set
      block_number = excluded.block_number, block_hash = excluded.block_hash,
      block_time = excluded.block_time, is_final = t.is_final or excluded.is_final,
      payment_id = coalesce(excluded.payment_id, t.payment_id)
    where not t.is_final or t.payment_id is null`;
}
