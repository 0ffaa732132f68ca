import type { Hash } from "viem";
import { z } from "zod";
import type { Transaction } from "../../runtime/database/types.ts";

/** A block as far as following the chain needs it. */
export type BlockMark = { number: bigint; hash: Hash; time: Date };

const cursorRow = z.object({
  top_number: z.string().transform(BigInt),
  top_hash: z.string(),
  final_number: z.string().transform(BigInt),
  may_go_back: z.boolean(),
});

/** How far a chain has been followed, and how much of that cannot change any more. */
export type Cursor = {
  topNumber: bigint;
  topHash: string;
  finalNumber: bigint;
  /** Behind what was final, once: the studio has looked at why that changed. */
  mayGoBack: boolean;
};

export function markBlock(block: { number: bigint; hash: Hash; timestamp: bigint }): BlockMark {
  const { number, hash, timestamp } = block;
  return { number, hash, time: new Date(Number(timestamp) * 1000) };
}

/** Begins to follow a chain after its newest final block, unless somebody has begun before. */
export async function openCursor(
  sql: Transaction,
  { genesis, chainId, top }: { genesis: Hash; chainId: number; top: BlockMark },
): Promise<void> {
  await sql`
    with opened as (
      insert into private.followed_chains
        (genesis_hash, chain_id, top_number, top_hash, final_number)
      values (${genesis}, ${chainId}, ${String(top.number)}, ${top.hash}, ${String(top.number)})
      on conflict (genesis_hash) do nothing
      returning genesis_hash
    )
    insert into private.followed_blocks (genesis_hash, number, hash, block_time)
    select genesis_hash, ${String(top.number)}, ${top.hash}, ${top.time} from opened`;
}

export async function readCursor(sql: Transaction, genesis: Hash): Promise<Cursor> {
  const [row] = await sql`
    select top_number, top_hash, final_number, may_go_back from private.followed_chains
    where genesis_hash = ${genesis}`;
  const { top_number, top_hash, final_number, may_go_back } = cursorRow.parse(row);
  return {
    topNumber: top_number,
    topHash: top_hash,
    finalNumber: final_number,
    mayGoBack: may_go_back,
  };
}

/** False, and nothing has changed, when another run has moved it meanwhile. Holds it until the transaction ends. */
export async function moveCursor(
  sql: Transaction,
  genesis: Hash,
  { from, to }: { from: Cursor; to: { number: bigint; hash: string } },
): Promise<boolean> {
  const moved = await sql`
    update private.followed_chains
    set top_number = ${String(to.number)}, top_hash = ${to.hash}
    where genesis_hash = ${genesis} and top_number = ${String(from.topNumber)}
      and top_hash = ${from.topHash}`;
  return moved.count > 0;
}
