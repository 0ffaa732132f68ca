import { z } from "zod";
import { ChainDisagreement } from "../chain/chain-disagreement.ts";
import { AppError } from "../../runtime/errors/app-error.ts";
import { askChain } from "./ask-chain.ts";
import { moveCursor, type Cursor } from "./cursor.ts";
import type { FollowContext } from "./follow-context.ts";
import { goBack } from "./go-back.ts";
import { findOrphaned } from "./find-orphaned.ts";
import { reportOrphaned } from "./report-orphaned.ts";
import { transferRow } from "./transfer-row.ts";
import { withdrawTransfer } from "./settle-transfer.ts";

const blockRow = z.object({ number: z.string().transform(BigInt), hash: z.string() });

/** Where the chain is not what was followed any more, goes back to the newest block that both have. */
export async function rewindCursor(
  context: FollowContext,
  cursor: Cursor,
  head: bigint,
): Promise<void> {
  const { chain, genesis, transaction } = context;
  const rows = await transaction(
    (sql) => sql`
      select number, hash from private.followed_blocks
      where genesis_hash = ${genesis} and number <= ${String(head)}
      order by number desc`,
  );
  const kept = rows.map((each) => blockRow.parse(each));
  const common = await askChain(async () => {
    for (const block of kept) {
      const { hash } = await chain.client.getBlock({ blockNumber: block.number });
      if (hash === block.hash) return block;
    }
    return undefined;
  });
  // A node that is behind has the same blocks, only fewer.
  if (common && common === kept[0]) return;
  if (!common || common.number < cursor.finalNumber) {
    const orphaned = await findOrphaned(context);
    const lost = await reportOrphaned(context, orphaned);
    if (cursor.mayGoBack) return goBack(context, cursor, orphaned);
    const message = ["The node has other final blocks than before.", ...lost].join(" ");
    throw new AppError("final_blocks_changed", message, { cause: new ChainDisagreement(message) });
  }
  await transaction(async (sql) => {
    if (!(await moveCursor(sql, genesis, { from: cursor, to: common }))) return;
    await sql`
      delete from private.followed_blocks
      where genesis_hash = ${genesis} and number > ${String(common.number)}`;
    const orphans = await sql`
      select transaction_hash from public.eth_transfers
      where genesis_hash = ${genesis} and not is_final and block_number > ${String(common.number)}
      order by transaction_hash`;
    for (const orphan of orphans) {
      await withdrawTransfer(sql, transferRow.parse(orphan).transaction_hash);
    }
  });
}
