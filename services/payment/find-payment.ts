import { createHash } from "node:crypto";
import type { Hash } from "viem";
import { readPayments, type Payment } from "./payment.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/** The chain that a payment was quoted on. */
type OnChain = { genesis: Hash };

/** No two payments ever had the same amount: it names the one that a transaction settles. */
export async function findByAmount(
  sql: Transaction,
  { genesis, valueWei }: OnChain & { valueWei: bigint },
): Promise<Payment | undefined> {
  const [payment] = await readPayments(
    sql,
    sql`p.genesis_hash = ${genesis} and p.amount_wei = ${String(valueWei)}`,
  );
  return payment;
}

export async function findByHash(sql: Transaction, hash: Hash): Promise<Payment | undefined> {
  const [payment] = await readPayments(sql, sql`p.transaction_hash = ${hash}`);
  return payment;
}

export async function findByToken(
  sql: Transaction,
  { claimToken, paymentId }: { claimToken: string; paymentId: string | null },
): Promise<Payment | undefined> {
  const [payment] = await readPayments(
    sql,
    sql`p.id = (
      select payment_id from private.payment_claims
      where claim_token_hash = ${hashClaimToken(claimToken)}
    ) and p.id = coalesce(${paymentId}::uuid, p.id)`,
  );
  return payment;
}

/** Of the payments that somebody has open from this address, the one whose amount is nearest. */
export async function findByAddress(
  sql: Transaction,
  { genesis, address, valueWei }: OnChain & { address: string; valueWei: bigint },
): Promise<Payment | undefined> {
  const [payment] = await readPayments(
    sql,
    sql`p.genesis_hash = ${genesis} and lower(p.eth_address) = ${address.toLowerCase()}
      and p.state in ('quoted', 'confirming', 'expired')
      and p.created_at > now() - interval '7 days'
    order by p.state = 'expired', abs(p.amount_wei - ${String(valueWei)}::numeric), p.created_at
    limit 1`,
  );
  return payment;
}

/** The token itself is known to the payer's browser alone. */
export function hashClaimToken(claimToken: string): Uint8Array {
  return createHash("sha256").update(claimToken).digest();
}
