import type { Hash } from "viem";
import { findByHash } from "./find-payment.ts";
import type { FollowContext } from "./follow-context.ts";
import { mailAboutOrphan } from "./payment-mails.ts";

/** Tells the studio, once each, and answers in a sentence for each what is in no block any more though it was paid. */
export function reportOrphaned(
  { transaction }: Pick<FollowContext, "transaction">,
  hashes: readonly Hash[],
): Promise<string[]> {
  return transaction(async (sql) => {
    const sentences: string[] = [];
    for (const hash of hashes) {
      const payment = await findByHash(sql, hash);
      if (payment?.state !== "paid") continue;
      await mailAboutOrphan(sql, payment, hash);
      const subject = payment.invoiceNumber ?? payment.packageName ?? payment.id;
      sentences.push(`What was paid for ${subject} is in no block any more: ${hash}.`);
    }
    return sentences;
  });
}
