import { advanceCursor } from "./advance-cursor.ts";
import { askChain } from "./ask-chain.ts";
import { markBlock, openCursor, readCursor } from "./cursor.ts";
import { findWallets } from "./find-wallets.ts";
import type { FollowContext } from "./follow-context.ts";
import { recheckPending } from "./recheck-pending.ts";
import { settleFinal } from "./settle-final.ts";
import { rewindCursor } from "./rewind-cursor.ts";

/**
 * Brings the payments up to date with the chain: takes over every block once, in order, takes back what was
 * reorganised away, and settles what is final. It can end at any point and go on from there, here or elsewhere. Answers
 * the number of the newest block there was.
 */
export async function followChain(context: FollowContext, signal?: AbortSignal): Promise<bigint> {
  const { chain, genesis, transaction } = context;
  const asked = Date.now();
  const [latest, finalized] = await askChain(() =>
    Promise.all([chain.client.getBlock(), chain.client.getBlock({ blockTag: "finalized" })]),
  );
  await transaction((sql) =>
    openCursor(sql, { genesis, chainId: chain.chainId, top: markBlock(finalized) }),
  );
  const read = () => transaction((sql) => readCursor(sql, genesis));
  await rewindCursor(context, await read(), latest.number);
  let cursor = await read();
  const wallets = await transaction((sql) => findWallets(sql, context));
  while (cursor.topNumber < latest.number) {
    signal?.throwIfAborted();
    // Another run is ahead, or the chain has changed: the next run starts from what is there then.
    if (!(await advanceCursor(context, { cursor, head: latest.number, wallets }))) break;
    cursor = await read();
  }
  await recheckPending(context);
  if (finalized.number <= cursor.topNumber) {
    const final = markBlock(finalized);
    // A development chain makes no blocks while nobody sends anything: its own clock may stand still.
    const canRest = chain.kind === "development" && cursor.topNumber === latest.number;
    const reached = canRest ? Math.max(asked, final.time.getTime()) : final.time.getTime();
    await settleFinal(context, { ...final, time: new Date(reached) });
  }
  return latest.number;
}
