import type { Address, Hash } from "viem";
import type { AcceptedTransaction } from "./accepted-transaction.ts";
import { AlreadyKnown, refused } from "./rpc-error.ts";

/** Transactions waiting for a block: one for each sender and nonce. */
export function createMempool() {
  const bySender = new Map<Address, Map<bigint, AcceptedTransaction>>();
  const byHash = new Map<Hash, AcceptedTransaction>();

  /** Nonces that follow one another from `next` on; what comes after a gap has to wait. */
  function listRunnable(from: Address, next: bigint): AcceptedTransaction[] {
    const own = bySender.get(from);
    const runnable: AcceptedTransaction[] = [];
    for (let nonce = next; ; nonce += 1n) {
      const waiting = own?.get(nonce);
      if (!waiting) return runnable;
      runnable.push(waiting);
    }
  }

  function remove(hash: Hash): void {
    const waiting = byHash.get(hash);
    if (!waiting) return;
    byHash.delete(hash);
    const own = bySender.get(waiting.from);
    own?.delete(waiting.nonce);
    if (own?.size === 0) bySender.delete(waiting.from);
  }

  return {
    find: (hash: Hash) => byHash.get(hash),
    list: () => [...byHash.values()],
    senders: () => [...bySender.keys()],
    remove,
    listRunnable,

    /** Refuses a replacement that does not pay at least a tenth more. */
    check(added: AcceptedTransaction): void {
      if (byHash.has(added.hash)) throw new AlreadyKnown();
      const rival = bySender.get(added.from)?.get(added.nonce);
      if (!rival) return;
      const isBetter = (mine: bigint, theirs: bigint) => mine * 10n >= theirs * 11n;
      if (!isBetter(added.maxFee, rival.maxFee) || !isBetter(added.maxTip, rival.maxTip)) {
        throw refused("replacement transaction underpriced");
      }
    },

    add(added: AcceptedTransaction): void {
      const own = bySender.get(added.from) ?? new Map<bigint, AcceptedTransaction>();
      const rival = own.get(added.nonce);
      if (rival) byHash.delete(rival.hash);
      own.set(added.nonce, added);
      bySender.set(added.from, own);
      byHash.set(added.hash, added);
    },

    /** What a mined transaction has overtaken can never run. */
    forgetUpTo(from: Address, nonce: bigint): void {
      for (const waiting of bySender.get(from)?.values() ?? []) {
        if (waiting.nonce <= nonce) remove(waiting.hash);
      }
    },
  };
}
