import { askChain } from "./ask-chain.ts";
import type { FollowContext } from "./follow-context.ts";
import { readPayments, type Payment } from "./payment.ts";
import { readTransaction } from "./read-transaction.ts";
import { resetPayment } from "./reset-payment.ts";

/** Payments whose transaction was handed in before it was mined wait no longer for one that never will be. */
export async function recheckPending(context: FollowContext): Promise<void> {
  const { genesis, transaction } = context;
  const waiting = await transaction((sql) =>
    readPayments(
      sql,
      sql`p.state = 'confirming' and p.block_number is null and p.genesis_hash = ${genesis}
        order by p.updated_at limit 100`,
    ),
  );
  for (const payment of waiting) {
    const hash = payment?.transactionHash;
    if (payment && hash && (await isReplaced(context, payment))) {
      await transaction((sql) => resetPayment(sql, hash));
    }
  }
}

/** Another transaction has used up its number, so that it can never be mined. */
export async function isReplaced(
  { chain, report }: Pick<FollowContext, "chain" | "report">,
  { transactionHash, transactionNonce, senderAddress }: Payment,
): Promise<boolean> {
  if (transactionHash === null || transactionNonce === null || senderAddress === null) return false;
  const found = await readTransaction(chain, transactionHash, report);
  if (found.kind === "mined") return false;
  const address: `0x${string}` = `0x${senderAddress.slice(2)}`;
  const used = await askChain(() => chain.client.getTransactionCount({ address }));
  return used > transactionNonce;
}
