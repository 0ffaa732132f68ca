import { bytesToHex } from "@ethereumjs/util";
import { numberToHex, type Hash } from "viem";
import type { AcceptedTransaction } from "./accepted-transaction.ts";
import type { LedgerEntry } from "./ledger.ts";
import type { MinedBlock, MinedTransaction } from "./mined-block.ts";

type Place = { in: MinedBlock; index: number } | null;

export function formatBlock(found: MinedBlock, isFull: boolean) {
  const { block, transactions } = found;
  const { header } = block;
  return {
    number: numberToHex(header.number),
    hash: found.hash,
    parentHash: bytesToHex(header.parentHash),
    nonce: bytesToHex(header.nonce),
    sha3Uncles: bytesToHex(header.uncleHash),
    logsBloom: bytesToHex(header.logsBloom),
    transactionsRoot: bytesToHex(header.transactionsTrie),
    stateRoot: bytesToHex(header.stateRoot),
    receiptsRoot: bytesToHex(header.receiptTrie),
    miner: header.coinbase.toString(),
    difficulty: "0x0",
    totalDifficulty: "0x0",
    extraData: bytesToHex(header.extraData),
    size: numberToHex(block.serialize().length),
    gasLimit: numberToHex(header.gasLimit),
    gasUsed: numberToHex(header.gasUsed),
    timestamp: numberToHex(header.timestamp),
    baseFeePerGas: numberToHex(header.baseFeePerGas ?? 0n),
    mixHash: bytesToHex(header.mixHash),
    blobGasUsed: numberToHex(header.blobGasUsed ?? 0n),
    excessBlobGas: numberToHex(header.excessBlobGas ?? 0n),
    parentBeaconBlockRoot: bytesToHex(header.parentBeaconBlockRoot ?? new Uint8Array(32)),
    withdrawals: [],
    withdrawalsRoot: bytesToHex(header.withdrawalsRoot ?? new Uint8Array(32)),
    uncles: [],
    transactions: transactions.map((mined) =>
      isFull ? formatMined({ mined, in: found }) : mined.hash,
    ),
  };
}

export function formatMined({ mined, in: block }: LedgerEntry) {
  return {
    ...formatTransaction(mined, { in: block, index: mined.index }),
    gasPrice: numberToHex(mined.pricePerGas),
  };
}

export function formatWaiting(waiting: AcceptedTransaction) {
  return formatTransaction(waiting, null);
}

type Described = Pick<MinedTransaction, "hash" | "from" | "transaction">;

/** The fields that each kind of transaction has beyond those of all are its own JSON's. */
function formatTransaction({ hash, from, transaction }: Described, place: Place) {
  const { to, gasLimit, data, yParity, ...own } = transaction.toJSON();
  return {
    ...own,
    hash,
    from,
    to: to ?? null,
    gas: gasLimit,
    input: data,
    chainId: numberToHex(transaction.common.chainId()),
    type: numberToHex(transaction.type),
    ...(transaction.type !== 0 && { yParity: yParity ?? own.v }),
    gasPrice: "gasPrice" in own ? own.gasPrice : own.maxFeePerGas,
    blockHash: place?.in.hash ?? null,
    blockNumber: place && numberToHex(place.in.number),
    transactionIndex: place && numberToHex(place.index),
  };
}

export function formatReceipt({ mined, in: block }: LedgerEntry) {
  return {
    transactionHash: mined.hash,
    transactionIndex: numberToHex(mined.index),
    blockHash: block.hash,
    blockNumber: numberToHex(block.number),
    from: mined.from,
    to: mined.transaction.to?.toString() ?? null,
    cumulativeGasUsed: numberToHex(mined.gasUsedUpToHere),
    gasUsed: numberToHex(mined.gasUsed),
    contractAddress: mined.createdContract,
    logs: formatLogs(block).filter((log) => log.transactionHash === mined.hash),
    logsBloom: mined.bloom,
    type: numberToHex(mined.transaction.type),
    status: mined.hasSucceeded ? "0x1" : "0x0",
    effectiveGasPrice: numberToHex(mined.pricePerGas),
  };
}

export type FormattedLog = ReturnType<typeof formatLogs>[number];

export function formatLogs({ hash, number, block, transactions }: MinedBlock) {
  let index = 0;
  return transactions.flatMap((mined) =>
    mined.logs.map((log) => ({
      ...log,
      blockHash: hash satisfies Hash,
      blockNumber: numberToHex(number),
      blockTimestamp: numberToHex(block.header.timestamp),
      transactionHash: mined.hash,
      transactionIndex: numberToHex(mined.index),
      logIndex: numberToHex(index++),
      removed: false,
    })),
  );
}
