import type { Block } from "viem";
import { advanceCursor } from "./advance-cursor.ts";
import { askChain } from "./ask-chain.ts";
import { openCursor, readCursor, type BlockMark } from "./cursor.ts";
import type { FollowContext } from "./follow-context.ts";
import { recheckPending } from "./recheck-pending.ts";
import { settleFinal } from "./settle-final.ts";
import { stepBack } from "./step-back.ts";

/**
 * Brings the payments up to date with the chain: takes over every block once, in order, takes back what was
 * reorganised away, and settles what is final. It can end at any point and go on from there, here or elsewhere.
 */
export async function followChain(context: FollowContext, signal?: AbortSignal): Promise<void> {
  const { chain, genesis, transaction } = context;
  const [latest, finalized] = await askChain(() =>
    Promise.all([chain.client.getBlock(), chain.client.getBlock({ blockTag: "finalized" })]),
  );
  await transaction((sql) =>
    openCursor(sql, { genesis, chainId: chain.chainId, top: markOf(latest) }),
  );
  const read = () => transaction((sql) => readCursor(sql, genesis));
  await stepBack(context, await read(), latest.number);
  let cursor = await read();
  while (cursor.topNumber < latest.number) {
    signal?.throwIfAborted();
    // Another run is ahead, or the chain has changed: the next run starts from what is there then.
    if (!(await advanceCursor(context, cursor, latest.number))) return;
    cursor = await read();
  }
  await recheckPending(context);
  if (finalized.number <= cursor.topNumber) await settleFinal(context, markOf(finalized));
}

function markOf({ number, hash, timestamp }: Block<bigint, false, "latest">): BlockMark {
  return { number, hash, time: new Date(Number(timestamp) * 1000) };
}
