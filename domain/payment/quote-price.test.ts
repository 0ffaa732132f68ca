import { assert, bigInt, boolean, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { weiPerMicroEther } from "./ether-amount.ts";
import { byTier } from "../../scripts/checks/tier.ts";
import { quotePrice } from "./quote-price.ts";

const rates = {
  ethUsd: { answer: 3_120_00000000n, decimals: 8 },
  gbpUsd: { answer: 1_30000000n, decimals: 8 },
};

describe("a quote", () => {
  it("is the price in ether at the feeds' rates", () => {
    expect(quotePrice(500_00n, rates, { hasVat: false })).toEqual({
      netPence: 500_00n,
      vatPence: 0n,
      totalPence: 500_00n,
      // 500 × 1.30 / 3120 = 0.2083333… ether
      amountWei: 208_334n * weiPerMicroEther,
      gbpPerEth: "2400.00000000",
    });
  });

  it("adds VAT for whoever is registered for it, to the penny", () => {
    expect(quotePrice(500_00n, rates, { hasVat: true })).toMatchObject({
      vatPence: 100_00n,
      totalPence: 600_00n,
      amountWei: 250_000n * weiPerMicroEther,
    });
    expect(quotePrice(1_13n, rates, { hasVat: true }).vatPence).toBe(23n);
  });

  it("does not depend on how many decimals a feed has", () => {
    const finer = { ...rates, ethUsd: { answer: 3120n * 10n ** 18n, decimals: 18 } };
    expect(quotePrice(1_500_00n, finer, { hasVat: false })).toEqual(
      quotePrice(1_500_00n, rates, { hasVat: false }),
    );
  });

  const numRuns = byTier({ short: 10_000, whole: 100_000 });
  it(`never asks for less than the price, nor for a micro-ether too much, at ${numRuns} random rates`, () => {
    const rate = (lowest: bigint, highest: bigint) => bigInt({ min: lowest, max: highest });
    assert(
      property(
        bigInt({ min: 1n, max: 10_000_000_00n }),
        rate(100_00000000n, 100_000_00000000n),
        rate(80000000n, 2_50000000n),
        boolean(),
        (pence, ethUsd, gbpUsd, hasVat) => {
          const given = {
            ethUsd: { answer: ethUsd, decimals: 8 },
            gbpUsd: { answer: gbpUsd, decimals: 8 },
          };
          const { amountWei, totalPence } = quotePrice(pence, given, { hasVat });
          // Both sides in dollars, with the same denominator: 10^18 wei, 10^8 of the feed, 100 pence.
          const due = totalPence * gbpUsd * 10n ** 18n;
          const worth = (wei: bigint) => wei * ethUsd * 100n;
          return (
            amountWei % weiPerMicroEther === 0n &&
            worth(amountWei) >= due &&
            worth(amountWei - weiPerMicroEther) < due
          );
        },
      ),
      { numRuns },
    );
  });
});
