import type { Hash } from "viem";
import { findWallets } from "./find-wallets.ts";
import type { FollowContext } from "./follow-context.ts";
import { readTransaction } from "./read-transaction.ts";
import { resetPayment } from "./reset-payment.ts";
import { takeOverTransfer } from "./take-over-transfer.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/** Looks again at a transfer seen before, and settles what it means as far as the chain has decided it by now. */
export async function settleTransfer(context: FollowContext, hash: Hash): Promise<void> {
  const { chain, genesis, siteUrl, transaction, report } = context;
  const wallets = await transaction((sql) => findWallets(sql, context));
  const found = await readTransaction(chain, hash, report, wallets);
  await transaction((sql) =>
    found.kind === "mined"
      ? takeOverTransfer(sql, { mined: found, genesis, chainId: chain.chainId, siteUrl })
      : withdrawTransfer(sql, hash),
  );
}

/** Its block was reorganised away: whichever block holds it next, it is taken over from there. */
export async function withdrawTransfer(sql: Transaction, hash: Hash): Promise<void> {
  await resetPayment(sql, hash);
  await sql`delete from public.eth_transfers where transaction_hash = ${hash} and not is_final`;
}
