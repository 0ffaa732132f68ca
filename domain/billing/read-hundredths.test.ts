import { expect, it } from "vitest";
import { readHundredths, writeDecimal } from "./read-hundredths.ts";

it.each([
  ["0", 0],
  ["1", 100],
  ["1.5", 150],
  ["0.07", 7],
  ["£1,250.50", 125_050],
  [" 1250 ", 125_000],
  ["90071992.54", 9_007_199_254],
  // Too much for any invoice, which is said of a figure alone.
  ["1000000000000", 100_000_000_000_000],
  ["9".repeat(40), Number.MAX_SAFE_INTEGER],
])("reads %s", (typed, hundredths) => {
  expect(readHundredths(typed)).toBe(hundredths);
});

it.each(["", "-1", "1.234", "1,25", "12,34.5", "1e3", "one", "1.2.3"])(
  "takes %j for no figure",
  (typed) => {
    expect(readHundredths(typed)).toBeNull();
  },
);

it("reads what it writes", () => {
  for (const hundredths of [0, 1, 10, 99, 100, 105, 150, 125_050, 9_999_999_999])
    expect(readHundredths(writeDecimal(hundredths))).toBe(hundredths);
});
