import type { Hash } from "viem";
import { isSameAddress } from "../../domain/payment/same-address.ts";
import { findByAddress, findByAmount } from "./find-payment.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { MinedPayment } from "./found-transaction.ts";

/** Of the calls that can have brought what came through a contract, the one that did, where that can be told. */
export async function matchContractCall(
  sql: Transaction,
  genesis: Hash,
  candidates: readonly MinedPayment[],
): Promise<MinedPayment | undefined> {
  const [first, ...others] = candidates;
  if (!first || others.length === 0) return first;
  const { valueWei } = first;
  const expected = await findByAmount(sql, { genesis, valueWei });
  if (expected) return candidates.find(({ from }) => isSameAddress(from, expected.ethAddress));
  for (const candidate of candidates) {
    if (await findByAddress(sql, { genesis, address: candidate.from, valueWei })) return candidate;
  }
  return undefined;
}
