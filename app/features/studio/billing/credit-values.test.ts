import { expect, it } from "vitest";
import { priceCredit, readCreditLines, sumCredit } from "./credit-values.ts";

const line = (description: string, net_pence: number, vat_rate: number) => ({
  description,
  quantity: 100,
  unit_pence: net_pence,
  discount_pence: 0,
  vat_rate,
  net_pence,
});
const lines = [line("Film", 100_000, 2000), line("Book", 5000, 0)];
const invoice = {
  vat_treatment: "uk" as const,
  vat: [
    { rate: 2000, net_pence: 100_000, vat_pence: 20_000 },
    { rate: 0, net_pence: 5000, vat_pence: 0 },
  ],
  total_pence: 125_000,
};

it("credits the lines in which something is typed", () => {
  expect(readCreditLines(lines, { "credit-0": "250.5", "credit-1": " " })).toEqual({
    lines: [
      { description: "Film", quantity: 100, unit_pence: 25_050, discount_pence: 0, vat_rate: 2000 },
    ],
  });
});

it("credits no line with more than it was, and nothing without a figure", () => {
  expect(readCreditLines(lines, { "credit-0": "1000.01", "credit-1": "all" })).toEqual({
    wrong: { "credit-0": "too-much", "credit-1": "malformed" },
  });
  expect(readCreditLines(lines, {})).toBeUndefined();
});

it("says what the credit note comes to, never more than is left", () => {
  const read = readCreditLines(lines, { "credit-0": "100", "credit-1": "50" });
  const credited = read && "lines" in read ? read.lines : [];
  expect(sumCredit(invoice, credited, 0)).toBe(17_000);
  expect(sumCredit({ ...invoice, vat_treatment: "none", vat: [] }, credited, 0)).toBe(15_000);
  expect(sumCredit(invoice, null, 25_000)).toBe(100_000);
  expect(sumCredit(invoice, credited, 120_000)).toBe(5000);
});

it("knows what lines come to, be it more than is left after a write-off", () => {
  const read = readCreditLines(lines, { "credit-0": "100" });
  const credited = read && "lines" in read ? read.lines : [];
  expect(priceCredit(invoice, credited)).toBe(12_000);
  expect(sumCredit(invoice, credited, 120_000)).toBe(5000);
});
