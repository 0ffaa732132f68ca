import type { Hash } from "viem";
import { nextState } from "../../domain/payment/next-state.ts";
import { findByHash } from "./find-payment.ts";
import { lockPayment } from "./payment.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/** The transaction that a payment waits for is gone, replaced or reorganised away: the payment waits for another. */
export async function resetPayment(sql: Transaction, hash: Hash): Promise<void> {
  const waiting = await findByHash(sql, hash);
  if (!waiting) return;
  const { id, state, transactionHash } = await lockPayment(sql, waiting.id);
  const next = nextState(state, "gone");
  if (next === undefined || transactionHash !== hash) return;
  await sql`
    update public.eth_payments
    set state = ${next}, transaction_hash = null, transaction_nonce = null, received_wei = null,
      sender_address = null, block_number = null, block_hash = null, block_time = null
    where id = ${id}`;
}
