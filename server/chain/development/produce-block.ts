import { randomBytes } from "node:crypto";
import { createBlock, type Block } from "@ethereumjs/block";
import { buildBlock, type RunTxResult, type VM } from "@ethereumjs/vm";
import type { Address, Hash } from "viem";
import type { AcceptedTransaction } from "./accepted-transaction.ts";
import { blockGasLimit, initialBaseFee, rules } from "./chain-rules.ts";
import { describeBlock, type MinedBlock } from "./mined-block.ts";

/** Two chains that begin in the same second are still two chains. */
export function createGenesis(stateRoot: Uint8Array, timestamp: bigint): Block {
  const header = {
    number: 0n,
    timestamp,
    stateRoot,
    gasLimit: blockGasLimit,
    baseFeePerGas: initialBaseFee,
    extraData: randomBytes(32),
  };
  return createBlock({ header, withdrawals: [] }, { common: rules });
}

export type Production = {
  mined: MinedBlock;
  /** What turned out to be impossible, such as spending what is no longer there. */
  impossible: Hash[];
};

/** Runs the transactions in their order on top of `parent`. */
export async function produceBlock(
  vm: VM,
  parent: Block,
  timestamp: bigint,
  candidates: readonly AcceptedTransaction[],
): Promise<Production> {
  await vm.stateManager.setStateRoot(parent.header.stateRoot);
  const builder = await buildBlock(vm, {
    parentBlock: parent,
    headerData: {
      timestamp,
      gasLimit: blockGasLimit,
      // Random, so that a block made again after a reorganisation is another block.
      mixHash: randomBytes(32),
      parentBeaconBlockRoot: new Uint8Array(32),
    },
    withdrawals: [],
    blockOpts: { common: rules, putBlockIntoBlockchain: false },
  });
  try {
    const runs: RunTxResult[] = [];
    const impossible: Hash[] = [];
    const halted = new Set<Address>();
    for (const { hash, from, transaction } of candidates) {
      // Later nonces of a sender cannot run before an earlier one.
      if (halted.has(from)) continue;
      if (transaction.gasLimit > blockGasLimit - builder.gasUsed) {
        halted.add(from);
        continue;
      }
      try {
        runs.push(await builder.addTransaction(transaction));
      } catch {
        halted.add(from);
        impossible.push(hash);
      }
    }
    const { block } = await builder.build();
    return { mined: describeBlock(block, runs), impossible };
  } catch (error) {
    await builder.revert();
    throw error;
  }
}
