import { isSameAddress } from "./same-address.ts";
import type { PaymentEvent } from "./next-state.ts";
import type { RefusalCode } from "./payment-answer.ts";

/** What a payment expects. */
export type ExpectedTransfer = {
  amountWei: bigint;
  ethAddress: string;
  receivingAddress: string;
  /** That of the newest block when it was opened: what that holds, and all before, is older than the payment. */
  openedBlockTime: Date;
  expiresAt: Date;
};

/** What the chain says about a transaction that was mined. */
export type MinedTransfer = {
  from: string;
  to: string | null;
  valueWei: bigint;
  /** Whether the money reached the receiving address from inside a contract. */
  isInternal: boolean;
  hasSucceeded: boolean;
  blockTime: Date;
};

export type Assessment =
  | { event: Extract<PaymentEvent, "exact" | "short" | "excess" | "late" | "unclear"> }
  | { refusal: RefusalCode };

/** Whether, and how, a mined transaction settles a payment. Says nothing about whether it is final. */
export function assessTransfer(expected: ExpectedTransfer, transfer: MinedTransfer): Assessment {
  const { isInternal, valueWei } = transfer;
  if (!transfer.hasSucceeded) return { refusal: "transaction-failed" };
  const reachesUs = transfer.to !== null && isSameAddress(transfer.to, expected.receivingAddress);
  if (!isInternal && !reachesUs) return { refusal: "wrong-recipient" };
  if (transfer.blockTime <= expected.openedBlockTime) return { refusal: "before-opening" };
  const isSender = isSameAddress(transfer.from, expected.ethAddress);
  if (valueWei !== expected.amountWei) {
    // Neither amount nor sender: anybody could hand in what somebody else has sent.
    if (!isSender) return { refusal: "not-yours" };
    if (isInternal) return { event: "unclear" };
    return { event: valueWei < expected.amountWei ? "short" : "excess" };
  }
  if (isInternal || !isSender) return { event: "unclear" };
  return { event: transfer.blockTime > expected.expiresAt ? "late" : "exact" };
}

/** How the payer is told about each outcome that is not `paid`. */
export const refusalOfEvent = {
  short: "underpaid",
  excess: "overpaid",
  late: "late",
  unclear: "review",
} as const satisfies Partial<Record<PaymentEvent, RefusalCode>>;
