import { createBlockFromRLP } from "@ethereumjs/block";
import { bytesToHex, hexToBytes } from "@ethereumjs/util";
import { runBlock } from "@ethereumjs/vm";
import { keccak256, type Hash, type Hex } from "viem";
import { damagedLog, type LogEntry } from "./block-log.ts";
import type { ChainState } from "./chain-state.ts";
import { rules } from "./chain-rules.ts";
import type { Ledger } from "./ledger.ts";
import { describeBlock, type MinedBlock } from "./mined-block.ts";

export function readGenesis(entries: readonly LogEntry[], file: string): MinedBlock | null {
  const [first] = entries;
  if (!first) return null;
  if (first.kind !== "genesis") throw damagedLog(file, 1);
  return describeBlock(createBlockFromRLP(hexToBytes(first.block), { common: rules }), []);
}

/**
 * Runs the whole history again, and answers the signed transactions that are in no block, oldest first.
 * A block that does not lead where it says it does is damage.
 */
export async function replayLog(
  { vm }: ChainState,
  ledger: Ledger,
  entries: readonly LogEntry[],
  file: string,
): Promise<Hex[]> {
  const waiting = new Map<Hash, Hex>();
  for (const [index, entry] of entries.entries()) {
    switch (entry.kind) {
      case "genesis":
        break;
      case "transaction":
        waiting.set(keccak256(entry.raw), entry.raw);
        break;
      case "block": {
        const mined = await rerun(vm, ledger, entry.block).catch((cause: unknown) => {
          throw Object.assign(damagedLog(file, index + 1), { cause });
        });
        ledger.push(mined);
        for (const { hash } of mined.transactions) waiting.delete(hash);
        break;
      }
      case "reorganisation": {
        const dropped = ledger.dropAfter(entry.head);
        if (!entry.keepsTransactions) break;
        for (const { transactions } of dropped) {
          for (const { hash, transaction } of transactions) {
            waiting.set(hash, bytesToHex(transaction.serialize()));
          }
        }
      }
    }
  }
  return [...waiting.values()];
}

async function rerun(vm: ChainState["vm"], ledger: Ledger, encoded: Hex): Promise<MinedBlock> {
  const block = createBlockFromRLP(hexToBytes(encoded), { common: rules });
  const parent = ledger.head();
  if (bytesToHex(block.header.parentHash) !== parent.hash) throw new Error("not on its parent");
  const { results } = await runBlock(vm, {
    block,
    root: parent.block.header.stateRoot,
    skipHeaderValidation: true,
  });
  return describeBlock(block, results);
}
