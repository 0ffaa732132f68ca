import type { Block } from "@ethereumjs/block";
import type { TypedTransaction } from "@ethereumjs/tx";
import { bytesToHex } from "@ethereumjs/util";
import type { RunTxResult } from "@ethereumjs/vm";
import { getAddress, type Address, type Hash, type Hex } from "viem";

type MinedLog = { address: Address; topics: Hex[]; data: Hex };

export type MinedTransaction = {
  hash: Hash;
  index: number;
  from: Address;
  transaction: TypedTransaction;
  hasSucceeded: boolean;
  gasUsed: bigint;
  gasUsedUpToHere: bigint;
  pricePerGas: bigint;
  bloom: Hex;
  createdContract: Address | null;
  logs: MinedLog[];
};

export type MinedBlock = {
  hash: Hash;
  number: number;
  block: Block;
  transactions: MinedTransaction[];
};

/** A block with what running it has shown. */
export function describeBlock(block: Block, runs: readonly RunTxResult[]): MinedBlock {
  return {
    hash: bytesToHex(block.hash()),
    number: Number(block.header.number),
    block,
    transactions: runs.flatMap((run, index) => {
      const transaction = block.transactions[index];
      return transaction ? [describeTransaction(block, transaction, run, index)] : [];
    }),
  };
}

function describeTransaction(
  block: Block,
  transaction: TypedTransaction,
  run: RunTxResult,
  index: number,
): MinedTransaction {
  const baseFee = block.header.baseFeePerGas ?? 0n;
  return {
    hash: bytesToHex(transaction.hash()),
    index,
    from: getAddress(transaction.getSenderAddress().toString()),
    transaction,
    hasSucceeded: run.execResult.exceptionError === undefined,
    gasUsed: run.totalGasSpent,
    gasUsedUpToHere: run.receipt.cumulativeBlockGasUsed,
    pricePerGas: baseFee + transaction.getEffectivePriorityFee(baseFee),
    bloom: bytesToHex(run.receipt.bitvector),
    createdContract: run.createdAddress ? getAddress(run.createdAddress.toString()) : null,
    logs: run.receipt.logs.map(([address, topics, data]) => ({
      address: getAddress(bytesToHex(address)),
      topics: topics.map((topic) => bytesToHex(topic)),
      data: bytesToHex(data),
    })),
  };
}
