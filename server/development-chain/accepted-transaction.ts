import {
  createTxFromRLP,
  isAccessList2930Tx,
  isFeeMarket1559Tx,
  isLegacyTx,
  type AccessList2930Tx,
  type FeeMarket1559Tx,
  type LegacyTx,
} from "@ethereumjs/tx";
import { bytesToHex, hexToBytes } from "@ethereumjs/util";
import { getAddress, type Address, type Hash, type Hex } from "viem";
import { blockGasLimit, lowestBaseFee, rules } from "./chain-rules.ts";
import { refused } from "./rpc-error.ts";

export type SupportedTransaction = LegacyTx | AccessList2930Tx | FeeMarket1559Tx;

export type AcceptedTransaction = {
  hash: Hash;
  raw: Hex;
  from: Address;
  nonce: bigint;
  /** The most it pays for a unit of gas, and how much of that may go to the block's producer. */
  maxFee: bigint;
  maxTip: bigint;
  /** The most it can take from its sender. */
  cost: bigint;
  transaction: SupportedTransaction;
};

/** What can be told from a signed transaction alone, without looking at the chain's state. */
export function decodeTransaction(raw: Hex): AcceptedTransaction {
  const transaction = parse(raw);
  if (transaction.gasLimit > blockGasLimit) throw refused("exceeds block gas limit");
  if (transaction.gasLimit < transaction.getIntrinsicGas()) throw refused("intrinsic gas too low");
  const fees = readFees(transaction);
  if (fees.maxFee < lowestBaseFee) throw refused("transaction underpriced");
  return {
    hash: bytesToHex(transaction.hash()),
    raw: bytesToHex(transaction.serialize()),
    from: getAddress(transaction.getSenderAddress().toString()),
    nonce: transaction.nonce,
    ...fees,
    cost: transaction.gasLimit * fees.maxFee + transaction.value,
    transaction,
  };
}

function parse(raw: Hex): SupportedTransaction {
  const transaction = decode(raw);
  if (!isSupported(transaction)) throw refused("transaction type not supported");
  // Without an id it could be sent again on any other chain.
  const isBound = !isLegacyTx(transaction) || transaction.v === undefined || transaction.v >= 35n;
  if (!transaction.isSigned() || !transaction.verifySignature() || !isBound) {
    throw refused("invalid sender");
  }
  return transaction;
}

function decode(raw: Hex) {
  try {
    return createTxFromRLP(hexToBytes(raw), { common: rules });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw refused(/chain ?id/i.test(reason) ? "invalid chain id for signer" : `rlp: ${reason}`);
  }
}

function isSupported(transaction: ReturnType<typeof decode>): transaction is SupportedTransaction {
  return (
    isLegacyTx(transaction) || isAccessList2930Tx(transaction) || isFeeMarket1559Tx(transaction)
  );
}

function readFees(transaction: SupportedTransaction): { maxFee: bigint; maxTip: bigint } {
  return isFeeMarket1559Tx(transaction)
    ? { maxFee: transaction.maxFeePerGas, maxTip: transaction.maxPriorityFeePerGas }
    : { maxFee: transaction.gasPrice, maxTip: transaction.gasPrice };
}

/** What goes to the block's producer for a unit of gas; negative where the base fee is not met. */
export function tipAt(fees: { maxFee: bigint; maxTip: bigint }, baseFee: bigint): bigint {
  const left = fees.maxFee - baseFee;
  return left < fees.maxTip ? left : fees.maxTip;
}
