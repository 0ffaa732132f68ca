import { describe, expect, it } from "vitest";
import { formatPence, formatPrice, toPence } from "./price.ts";

describe("a price", () => {
  it.each([
    ["500.00", 50_000n],
    ["500", 50_000n],
    ["0.05", 5n],
    ["1500.5", 150_050n],
  ])("of %s pounds", (pounds, pence) => {
    expect(toPence(pounds)).toBe(pence);
    expect(toPence(formatPence(pence))).toBe(pence);
  });

  it("is net, VAT and total, to the penny", () => {
    expect(formatPrice({ priceGbp: "1500.10", vatGbp: "300.20" })).toEqual({
      net: "1500.10",
      vat: "300.20",
      total: "1800.30",
    });
  });
});
