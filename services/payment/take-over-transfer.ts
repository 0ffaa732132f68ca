import type { Hash } from "viem";
import { assessTransfer } from "../../domain/payment/assess-transfer.ts";
import { findByAddress, findByAmount, findByHash } from "./find-payment.ts";
import type { Payment } from "./payment.ts";
import { recordTransfer, writeTransfer } from "./record-transfer.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { MinedPayment } from "./found-transaction.ts";

type Arrival = { mined: MinedPayment; genesis: Hash; chainId: number; siteUrl: string };

/** Writes down a transfer that the chain brought, and what it means for the payment that it belongs to, if any. */
export async function takeOverTransfer(sql: Transaction, arrival: Arrival): Promise<void> {
  const payment = await matchPayment(sql, arrival);
  const assessed = payment && assessTransfer(payment, arrival.mined);
  if (payment && assessed && "event" in assessed) {
    await recordTransfer(sql, { ...arrival, payment, outcome: assessed.event });
  } else {
    await writeTransfer(sql, { ...arrival, paymentId: null });
  }
}

/** By the exact amount, else the payment that already waits for this transaction, else by its sender. */
async function matchPayment(
  sql: Transaction,
  { genesis, mined: { hash, from, valueWei } }: Arrival,
): Promise<Payment | undefined> {
  return (
    (await findByAmount(sql, { genesis, valueWei })) ??
    (await findByHash(sql, hash)) ??
    (await findByAddress(sql, { genesis, address: from, valueWei }))
  );
}
