import type { Hash } from "viem";
import { askChain } from "./ask-chain.ts";
import { markBlock, moveCursor, type Cursor } from "./cursor.ts";
import type { FollowContext } from "./follow-context.ts";
import { withdrawTransfer } from "./settle-transfer.ts";
import { transferRow } from "./transfer-row.ts";

/** Far below anything that a node has ever called final too early; what lies between is read once more, and changes nothing. */
const margin = 1000n;

/** Somebody has looked at the nodes: follows the chain as it is now, from before what was believed of it. */
export async function goBack(
  { chain, genesis, transaction }: Pick<FollowContext, "chain" | "genesis" | "transaction">,
  cursor: Cursor,
  orphaned: readonly Hash[],
): Promise<void> {
  const number = cursor.finalNumber > margin ? cursor.finalNumber - margin : 0n;
  const block = await askChain(() => chain.client.getBlock({ blockNumber: number }));
  const { hash, time } = markBlock(block);
  await transaction(async (sql) => {
    await sql`
      update private.followed_chains set final_number = ${String(number)}, may_go_back = false
      where genesis_hash = ${genesis} and top_hash = ${cursor.topHash}`;
    if (!(await moveCursor(sql, genesis, { from: cursor, to: { number, hash } }))) return;
    await sql`delete from private.followed_blocks where genesis_hash = ${genesis}`;
    await sql`
      insert into private.followed_blocks (genesis_hash, number, hash, block_time)
      values (${genesis}, ${String(number)}, ${hash}, ${time})`;
    const unsettled = await sql`
      select transaction_hash from public.eth_transfers
      where genesis_hash = ${genesis} and not is_final order by transaction_hash`;
    for (const each of unsettled) {
      await withdrawTransfer(sql, transferRow.parse(each).transaction_hash);
    }
    // Whichever block holds one next, it is taken over from there.
    await sql`
      delete from public.eth_transfers where transaction_hash = any(${[...orphaned]}::text[])`;
  });
}
