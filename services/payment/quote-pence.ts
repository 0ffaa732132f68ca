import { z } from "zod";
import { formatPence, toPence } from "../../domain/payment/price.ts";
import { quotePrice } from "../../domain/payment/quote-price.ts";
import type { Chain } from "../chain/chain.ts";
import { PaymentRefusal } from "./payment-refusal.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Rates } from "../../domain/payment/rate.ts";
import { readPrice } from "../chain/read-price.ts";

const keptMilliseconds = 5000;

const kept = new WeakMap<Chain, { until: number; rates: Promise<Rates> }>();

const packageRow = z.object({ id: z.string(), price_gbp: z.string() });

/** The price is the server's: no request says what a package costs. */
export async function readPackage(sql: Transaction, packageId: string): Promise<bigint> {
  const rows = await sql`
    select id, price_gbp from public.pr_packages where id = ${packageId}`;
  const chosen = parseRow(packageRow, rows);
  if (!chosen) throw new PaymentRefusal("unknown-package");
  return toPence(chosen.price_gbp);
}

/** What so many pence come to in ETH right now, with VAT on top where it is charged. */
export async function quotePence(chain: Chain, pence: bigint, { hasVat }: { hasVat: boolean }) {
  const rates = await readRecentPrice(chain).catch((cause: unknown) => {
    throw new PaymentRefusal("price-unavailable", { cause, retryAfterSeconds: 60 });
  });
  const quote = quotePrice(pence, rates, { hasVat });
  return {
    amountWei: quote.amountWei,
    gbpPerEth: quote.gbpPerEth,
    priceGbp: formatPence(quote.netPence),
    vatGbp: formatPence(quote.vatPence),
  };
}

/** Feeds move once in minutes: payers of the same moment share one look at them. A failure is not kept. */
function readRecentPrice(chain: Chain): Promise<Rates> {
  const known = kept.get(chain);
  if (known && performance.now() < known.until) return known.rates;
  const rates = readPrice(chain);
  kept.set(chain, { until: performance.now() + keptMilliseconds, rates });
  rates.catch(() => kept.delete(chain));
  return rates;
}
