import { expect, it } from "vitest";
import { sterlingOf } from "./sterling.ts";

const quote = { priceGbp: "500.00", vatGbp: "0.00", gbpPerEth: "2500.00000000" };
const asked = 200_001_000_000_000_000n;

it.each([
  ["exactly what was asked for", asked, 50_000],
  ["half of it, down to the penny", 100_003_999_999_999_999n, 25_000],
  ["a little less than was asked for, which never was more", asked - 1n, 50_000],
  ["twice as much", 400_000_000_000_000_000n, 100_000],
  ["a little more, which never was less", asked + 1n, 50_000],
  ["dust", 1n, 0],
])("%s", (_, receivedWei, pence) => {
  expect(sterlingOf({ ...quote, amountWei: asked, receivedWei })).toBe(pence);
});
