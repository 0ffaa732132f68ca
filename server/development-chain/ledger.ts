import type { Hash } from "viem";
import { finalityDepth } from "./chain-rules.ts";
import type { MinedBlock, MinedTransaction } from "./mined-block.ts";
import { refused } from "./rpc-error.ts";

export type Ledger = ReturnType<typeof createLedger>;
export type LedgerEntry = { mined: MinedTransaction; in: MinedBlock };

/** The blocks of the chain as it stands, and how far back it can still change. */
export function createLedger(genesis: MinedBlock) {
  const blocks = [genesis];
  const numbers = new Map<Hash, number>([[genesis.hash, 0]]);
  const places = new Map<Hash, { number: number; index: number }>();
  let head = genesis;
  let finalNumber = 0;

  return {
    genesis,
    head: () => head,
    finalNumber: () => finalNumber,
    safeNumber: () => Math.max(finalNumber, head.number - Math.floor(finalityDepth / 2)),
    at: (number: number) => blocks[number],
    findBlock(hash: Hash): MinedBlock | undefined {
      const number = numbers.get(hash);
      return number === undefined ? undefined : blocks[number];
    },
    findTransaction(hash: Hash): LedgerEntry | undefined {
      const place = places.get(hash);
      const found = place && blocks[place.number];
      const mined = found?.transactions[place?.index ?? -1];
      return found && mined && { mined, in: found };
    },

    /** Whether a block with anything in it could still be taken back. */
    isUnsettled: () => blocks.slice(finalNumber + 1).some(({ transactions: { length } }) => length),

    push(added: MinedBlock): void {
      blocks.push(added);
      numbers.set(added.hash, added.number);
      for (const { hash, index } of added.transactions) {
        places.set(hash, { number: added.number, index });
      }
      head = added;
      finalNumber = Math.max(finalNumber, head.number - finalityDepth);
    },

    checkDrop(depth: number): void {
      if (depth < 1 || head.number - depth < finalNumber) {
        throw refused(`only the ${head.number - finalNumber} blocks after the final one can go`);
      }
    },

    /** Forgets the blocks after `number`, and answers them. */
    dropAfter(number: number): MinedBlock[] {
      const dropped = blocks.splice(number + 1);
      for (const { hash, transactions } of dropped) {
        numbers.delete(hash);
        for (const transaction of transactions) places.delete(transaction.hash);
      }
      head = blocks.at(-1) ?? genesis;
      return dropped;
    },
  };
}
