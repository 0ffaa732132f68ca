import type { Address, Hash } from "viem";
import { tipAt, type AcceptedTransaction } from "./accepted-transaction.ts";
import { blockGasLimit } from "./chain-rules.ts";

/** A sender's transactions that could run one after the other, and what there is to pay for them. */
export type Queue = { balance: bigint; transactions: readonly AcceptedTransaction[] };

export type Filling = {
  chosen: AcceptedTransaction[];
  /** What its sender can no longer pay for. */
  impossible: Hash[];
};

/** Whatever fits, the best payer first, each sender's in the order of their nonces. */
export function fillBlock(queues: readonly Queue[], baseFee: bigint): Filling {
  const balances = new Map<Address, bigint>();
  for (const { balance, transactions } of queues) {
    for (const { from } of transactions) balances.set(from, balance);
  }
  const filling: Filling = { chosen: [], impossible: [] };
  // Later nonces of a sender cannot run before an earlier one.
  const halted = new Set<Address>();
  const begun = new Set<Address>();
  let gasLeft = blockGasLimit;
  for (const next of orderByTip(queues, baseFee)) {
    const { hash, from, cost, transaction } = next;
    if (halted.has(from)) continue;
    const balance = balances.get(from) ?? 0n;
    if (cost > balance || transaction.gasLimit > gasLeft) {
      halted.add(from);
      // After others of its sender it may still do in the next block: they rarely cost the most they could.
      if (cost > balance && !begun.has(from)) filling.impossible.push(hash);
      continue;
    }
    begun.add(from);
    balances.set(from, balance - cost);
    gasLeft -= transaction.gasLimit;
    filling.chosen.push(next);
  }
  return filling;
}

function orderByTip(queues: readonly Queue[], baseFee: bigint): AcceptedTransaction[] {
  const waiting = queues.map(({ transactions }) => [...transactions]);
  const ordered: AcceptedTransaction[] = [];
  for (;;) {
    let best: AcceptedTransaction[] | undefined;
    for (const queue of waiting) {
      const [head] = queue;
      if (!head || tipAt(head, baseFee) < 0n) continue;
      const rival = best?.[0];
      if (!rival || tipAt(head, baseFee) > tipAt(rival, baseFee)) best = queue;
    }
    const next = best?.shift();
    if (!next) return ordered;
    ordered.push(next);
  }
}
