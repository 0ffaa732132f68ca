import { z } from "zod";
import { brand } from "../../content/brand.ts";
import { formatPence, toPence } from "../../domain/payment/price.ts";
import { quotePrice } from "../../domain/payment/quote-price.ts";
import type { Chain } from "../chain/chain.ts";
import { PaymentRefusal } from "./payment-refusal.ts";
import { readRecentPrice } from "./read-recent-price.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";

const packageRow = z.object({ id: z.string(), price_gbp: z.string() });

type Package = z.infer<typeof packageRow>;

/** The price is the server's: no request says what a package costs. */
export async function readPackage(sql: Transaction, packageId: string): Promise<Package> {
  const rows = await sql`
    select id, price_gbp from public.pr_packages where id = ${packageId}`;
  const chosen = parseRow(packageRow, rows);
  if (!chosen) throw new PaymentRefusal("unknown-package");
  return chosen;
}

/** What a package costs in ETH right now. */
export async function quotePackage(chain: Chain, chosen: Package) {
  const rates = await readRecentPrice(chain).catch((cause: unknown) => {
    throw new PaymentRefusal("price-unavailable", { cause, retryAfterSeconds: 60 });
  });
  const hasVat = brand.vatNumber !== "";
  const quote = quotePrice(toPence(chosen.price_gbp), rates, { hasVat });
  return {
    amountWei: quote.amountWei,
    gbpPerEth: quote.gbpPerEth,
    priceGbp: formatPence(quote.netPence),
    vatGbp: formatPence(quote.vatPence),
  };
}
