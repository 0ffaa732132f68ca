import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { vatRates, type PricedContent, type VatLine } from "./document.ts";
import { sumLeft } from "./sum-left.ts";
import { sumLines, type LineTyped } from "./sum-lines.ts";

const line: fc.Arbitrary<LineTyped> = fc.record({
  description: fc.constant("A film"),
  quantity: fc.integer({ min: 1, max: 999_999 }),
  unit_pence: fc.integer({ min: 0, max: 1_000_000 }),
  discount_pence: fc.constant(0),
  vat_rate: fc.constantFrom(...vatRates),
});
const lines = fc.array(line, { minLength: 1, maxLength: 20 });
const runs = { numRuns: 2000 };

/** Fractions of a penny, reckoned another way. */
function roundHalfUp(dividend: bigint, divisor: bigint): number {
  const whole = dividend / divisor;
  return Number((dividend % divisor) * 2n >= divisor ? whole + 1n : whole);
}

describe("what lines come to", () => {
  it("is the sum of its parts, with VAT once for each rate, half a penny upwards", () => {
    fc.assert(
      fc.property(lines, (typed) => {
        const sums = sumLines(typed, "uk");
        expect(sums.total_pence).toBe(sums.net_pence + sums.vat_pence);
        const nets = typed.map((each) =>
          roundHalfUp(BigInt(each.quantity) * BigInt(each.unit_pence), 100n),
        );
        expect(sums.net_pence).toBe(nets.reduce((sum, each) => sum + each, 0));
        for (const { rate, net_pence, vat_pence } of sums.vat) {
          expect(vat_pence).toBe(roundHalfUp(BigInt(net_pence) * BigInt(rate), 10_000n));
        }
        const without = sumLines(typed, "none");
        expect(without).toMatchObject({ vat: [], vat_pence: 0, total_pence: sums.net_pence });
      }),
      runs,
    );
  });

  it("rounds exactly half a penny up", () => {
    const half = { description: "A", quantity: 50, unit_pence: 1, discount_pence: 0 };
    expect(sumLines([{ ...half, vat_rate: 0 }], "uk").net_pence).toBe(1);
    const eighth = { ...half, quantity: 100, unit_pence: 10, vat_rate: 500 };
    expect(sumLines([eighth], "uk").vat_pence).toBe(1);
  });
});

describe("an invoice credited in parts", () => {
  it("has all of its net and VAT back, to the penny, and never more on the way", () => {
    fc.assert(
      fc.property(lines, fc.array(fc.nat(10_000), { maxLength: 6 }), (typed, cuts) => {
        const sums = sumLines(typed, "uk");
        const invoice = { ...sums, vat_treatment: "uk" } as PricedContent;
        let credited: VatLine[] = [];
        let total = 0;
        const credit = (parts: readonly LineTyped[]) => {
          const note = sumLines(parts, "uk", credited);
          expect(note.vat.every(({ vat_pence }) => vat_pence >= 0)).toBe(true);
          total += note.total_pence;
          const rates = new Set([...credited, ...note.vat].map(({ rate }) => rate));
          credited = [...rates].map((rate) => {
            const both = [...credited, ...note.vat].filter((each) => each.rate === rate);
            return {
              rate,
              net_pence: both.reduce((sum, each) => sum + each.net_pence, 0),
              vat_pence: both.reduce((sum, each) => sum + each.vat_pence, 0),
            };
          });
        };
        const part = (rate: number, pence: number) => ({
          description: "Part",
          quantity: 100,
          unit_pence: pence,
          discount_pence: 0,
          vat_rate: rate,
        });
        for (const cut of cuts) {
          const rests = sumLeft(invoice, { credited, total_pence: total });
          const rest = rests[cut % Math.max(1, rests.length)];
          const pence = rest && Math.floor((rest.net_pence * cut) / 10_000);
          if (rest && pence) credit([part(rest.rate, pence)]);
          expect(total).toBeLessThanOrEqual(sums.total_pence);
        }
        const rests = sumLeft(invoice, { credited, total_pence: total });
        if (rests.length > 0) credit(rests.map((each) => part(each.rate, each.net_pence)));
        expect(total).toBe(sums.total_pence);
        expect(sumLeft(invoice, { credited, total_pence: total })).toEqual([]);
      }),
      runs,
    );
  });
});
