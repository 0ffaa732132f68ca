import type { Hash } from "viem";
import type { MinedTransfer } from "../../domain/payment/assess-transfer.ts";

export type SentPayment = {
  hash: Hash;
  from: string;
  to: string | null;
  valueWei: bigint;
  nonce: number;
};

export type MinedPayment = MinedTransfer &
  SentPayment & { kind: "mined"; blockNumber: bigint; blockHash: Hash; isFinal: boolean };

/** A call may still bring its money to us by way of a contract. */
export type Pending = SentPayment & { kind: "pending"; isCall: boolean };

export type FoundTransaction = { kind: "missing" } | Pending | MinedPayment;
