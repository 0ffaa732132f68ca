import { toPence } from "./price.ts";

const weiPerEther = 10n ** 18n;
const rateDecimals = 8;

type Paid = {
  priceGbp: string;
  vatGbp: string;
  gbpPerEth: string;
  amountWei: bigint;
  receivedWei: bigint | null;
};

/**
 * What a payment in ETH is worth in pence: what was asked for, where that arrived; otherwise what arrived, at the rate of
 * the quote and down to the penny. Whoever sent less never paid more than was asked, and whoever sent more never less.
 */
export function sterlingOf({ priceGbp, vatGbp, gbpPerEth, amountWei, receivedWei }: Paid): number {
  const asked = toPence(priceGbp) + toPence(vatGbp);
  if (receivedWei === null || receivedWei === amountWei) return Number(asked);
  const worth =
    (receivedWei * toRate(gbpPerEth) * 100n) / (weiPerEther * 10n ** BigInt(rateDecimals));
  if (receivedWei < amountWei) return Number(worth < asked ? worth : asked);
  return Number(worth > asked ? worth : asked);
}

function toRate(gbpPerEth: string): bigint {
  const [whole = "0", fraction = ""] = gbpPerEth.split(".");
  return BigInt(whole + fraction.padEnd(rateDecimals, "0").slice(0, rateDecimals));
}
