import { brand } from "../../../content/brand.ts";
import { formatPence, toPence } from "../../../domain/payment/price.ts";
import { quotePrice } from "../../../domain/quote/quote-price.ts";
import type { Chain } from "../../../server/chain/chain.ts";
import type { Transaction } from "../../../server/database.ts";
import { PaymentRefusal } from "../../../server/payments/payment-refusal.ts";
import { readRecentPrice } from "../../../server/payments/read-recent-price.ts";

type Package = { id: string; price_gbp: string };

/** The price is the server's: no request says what a package costs. */
export async function readPackage(sql: Transaction, packageId: string): Promise<Package> {
  const [chosen] = await sql<Package[]>`
    select id, price_gbp from public.pr_packages where id = ${packageId}`;
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
