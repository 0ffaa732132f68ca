import { TransactionReceiptNotFoundError, type Hash } from "viem";
import { z } from "zod";
import type { ChainClient } from "../chain/chain.ts";
import { askChain } from "./ask-chain.ts";
import type { FollowContext } from "./follow-context.ts";
import { transferRow } from "./transfer-row.ts";

const paidRow = transferRow.extend({ block_hash: z.string() });

/** More would be another chain altogether. */
const most = 100;

/**
 * The transactions that were paid for good and are in no block any more, newest first. Below the first that is where it was,
 * nothing has changed.
 */
export async function findOrphaned({
  chain,
  genesis,
  transaction,
}: Pick<FollowContext, "chain" | "genesis" | "transaction">): Promise<Hash[]> {
  const rows = await transaction(
    (sql) => sql`
      select transaction_hash, block_hash from public.eth_payments
      where state = 'paid' and genesis_hash = ${genesis} and block_hash is not null
      order by block_number desc limit ${most}`,
  );
  const orphaned: Hash[] = [];
  for (const row of rows) {
    const { transaction_hash: hash, block_hash: block } = paidRow.parse(row);
    const found = await findCanonicalBlock(chain.client, hash);
    if (found === block) break;
    if (found === undefined) orphaned.push(hash);
  }
  return orphaned;
}

/** The block that holds it now. */
export function findCanonicalBlock(client: ChainClient, hash: Hash): Promise<Hash | undefined> {
  return askChain(async () => {
    try {
      return (await client.getTransactionReceipt({ hash })).blockHash;
    } catch (error) {
      if (error instanceof TransactionReceiptNotFoundError) return undefined;
      throw error;
    }
  });
}
