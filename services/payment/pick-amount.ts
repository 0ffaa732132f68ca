import { weiPerMicroEther } from "../../domain/payment/ether-amount.ts";
import type { Transaction } from "../../runtime/database/types.ts";

const amountsInReach = 999n;

/**
 * The quote, which has six decimals, plus 1 to 999 of the last of them, at random among those never issued; when all of
 * these are taken, from the next 999, and so on. Pickers take turns until their transactions end.
 */
export async function pickAmount(sql: Transaction, quoteWei: bigint): Promise<bigint> {
  await sql`select pg_advisory_xact_lock(hashtextextended('eth payment amounts', 0))`;
  for (let reach = 0n; ; reach += amountsInReach) {
    const first = quoteWei + (reach + 1n) * weiPerMicroEther;
    const last = quoteWei + (reach + amountsInReach) * weiPerMicroEther;
    const [free] = await sql<{ amount: string }[]>`
      select amount::text
      from generate_series(
        ${String(first)}::numeric, ${String(last)}::numeric, ${String(weiPerMicroEther)}::numeric
      ) as amount
      where not exists (select from private.issued_amounts where amount_wei = amount)
      order by random()
      limit 1`;
    if (free) return BigInt(free.amount);
  }
}
