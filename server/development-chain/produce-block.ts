import { randomBytes } from "node:crypto";
import {
  Block,
  createBlock,
  createBlockHeader,
  genTransactionsTrieRoot,
  type HeaderData,
} from "@ethereumjs/block";
import { runBlock, type VM } from "@ethereumjs/vm";
import type { Hash } from "viem";
import type { AcceptedTransaction, SupportedTransaction } from "./accepted-transaction.ts";
import { blockGasLimit, initialBaseFee, rules } from "./chain-rules.ts";
import { describeBlock, type MinedBlock } from "./mined-block.ts";

/** Random extra data, so that two chains created in the same second still differ. */
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
  /** What turned out to be impossible after all. */
  impossible: Hash[];
};

/** Runs the transactions in their order on top of `parent`. */
export async function produceBlock(
  vm: VM,
  parent: Block,
  timestamp: bigint,
  chosen: readonly AcceptedTransaction[],
): Promise<Production> {
  try {
    return { mined: await build(vm, parent, timestamp, chosen), impossible: [] };
  } catch (error) {
    // A block fails as a whole. One at a time shows whose fault it is, and the chain goes on.
    const [first, ...others] = chosen;
    if (!first) throw error;
    if (others.length > 0) return produceBlock(vm, parent, timestamp, [first]);
    return { mined: await build(vm, parent, timestamp, []), impossible: [first.hash] };
  }
}

async function build(
  vm: VM,
  parent: Block,
  timestamp: bigint,
  chosen: readonly AcceptedTransaction[],
): Promise<MinedBlock> {
  const transactions = chosen.map(({ transaction }) => transaction);
  const fields = {
    parentHash: parent.hash(),
    number: parent.header.number + 1n,
    timestamp,
    gasLimit: blockGasLimit,
    baseFeePerGas: parent.header.calcNextBaseFee(),
    // Random, so that a block made again after a reorganisation is another block.
    mixHash: randomBytes(32),
  };
  const run = await runBlock(vm, {
    block: assemble(fields, transactions),
    root: parent.header.stateRoot,
    generate: true,
    skipBlockValidation: true,
  });
  const results = {
    stateRoot: run.stateRoot,
    receiptTrie: run.receiptsRoot,
    logsBloom: run.logsBloom,
    gasUsed: run.gasUsed,
    transactionsTrie: await genTransactionsTrieRoot(transactions),
  };
  return describeBlock(assemble({ ...fields, ...results }, transactions), run.results);
}

/** Around these very transactions: copies of them would have to find out their senders again. */
function assemble(header: HeaderData, transactions: SupportedTransaction[]): Block {
  return new Block(createBlockHeader(header, { common: rules }), transactions, [], [], {
    common: rules,
  });
}
