import type { Hash } from "viem";
import { isSameAddress } from "../../domain/payment/same-address.ts";
import type { ConfirmRequest } from "../../domain/payment/payment-request.ts";
import { findByAddress, findByAmount, findByHash, findByToken } from "./find-payment.ts";
import { PaymentRefusal } from "./payment-refusal.ts";
import type { Payment } from "./payment.ts";
import type { Transaction } from "../../runtime/database/types.ts";

type Confirmation = {
  genesis: Hash;
  request: ConfirmRequest;
  found: { hash: Hash; valueWei: bigint };
};

/**
 * The payment that a transaction is for: by its exact amount, else by the claim token or the address given. Throws
 * where it is not the asker's: everybody can read hashes on the chain.
 */
export async function findConfirmed(
  sql: Transaction,
  { genesis, request, found }: Confirmation,
): Promise<Payment> {
  const { hash, valueWei } = found;
  const meant = await findMeant(sql, request);
  if (meant && meant.genesisHash !== genesis) throw new PaymentRefusal("wrong-chain");
  const settled = await findByHash(sql, hash);
  const exact = await findByAmount(sql, { genesis, valueWei });
  const address = request.ethAddress;
  const payment =
    exact ?? settled ?? meant ?? (await findByAddress(sql, { genesis, address, valueWei }));
  if (!payment) throw new PaymentRefusal("payment-not-found");
  requireSame(payment, request, { meant, isUsed: settled?.state === "paid" });
  return payment;
}

async function findMeant(
  sql: Transaction,
  { claimToken, paymentId }: ConfirmRequest,
): Promise<Payment | undefined> {
  if (claimToken === null) return undefined;
  const meant = await findByToken(sql, { claimToken, paymentId });
  if (!meant) throw new PaymentRefusal("payment-not-found");
  return meant;
}

function requireSame(
  payment: Payment,
  request: ConfirmRequest,
  { meant, isUsed }: { meant: Payment | undefined; isUsed: boolean },
): void {
  const isTheirs = meant
    ? meant.id === payment.id
    : isSameAddress(payment.ethAddress, request.ethAddress) &&
      (request.paymentId === null || request.paymentId === payment.id);
  if (!isTheirs) throw new PaymentRefusal(isUsed ? "hash-used" : "not-yours");
  if (payment.invoiceId !== request.invoiceId) throw new PaymentRefusal("not-yours");
  if (payment.packageId !== request.packageId) throw new PaymentRefusal("wrong-package");
  if (request.campaignId !== null && request.campaignId !== payment.campaignId) {
    throw new PaymentRefusal("not-your-campaign");
  }
}
