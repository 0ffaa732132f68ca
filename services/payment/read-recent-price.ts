import type { Rates } from "../../domain/payment/rate.ts";
import type { Chain } from "../chain/chain.ts";
import { readPrice } from "../chain/read-price.ts";

const keptMilliseconds = 5000;
const kept = new WeakMap<Chain, { until: number; rates: Promise<Rates> }>();

/** Feeds move once in minutes: payers of the same moment share one look at them. A failure is not kept. */
export function readRecentPrice(chain: Chain): Promise<Rates> {
  const known = kept.get(chain);
  if (known && performance.now() < known.until) return known.rates;
  const rates = readPrice(chain);
  kept.set(chain, { until: performance.now() + keptMilliseconds, rates });
  rates.catch(() => kept.delete(chain));
  return rates;
}
