import { expect, it } from "vitest";
import { findSaidMinutes, formatRemaining } from "./countdown.ts";

it.each([
  [900_000, "15:00"],
  [899_001, "15:00"],
  [899_000, "14:59"],
  [61_000, "1:01"],
  [1, "0:01"],
  [0, "0:00"],
  [-5000, "0:00"],
])("shows %i ms as %s", (milliseconds, shown) => {
  expect(formatRemaining(milliseconds)).toBe(shown);
});

it("speaks at ten, five, two minutes and one, and at no other time", () => {
  const heard: number[] = [];
  for (let left = 900; left > 0; left -= 1) {
    const minutes = findSaidMinutes(left * 1000);
    if (minutes !== undefined && minutes !== heard.at(-1)) heard.push(minutes);
  }
  expect(heard).toEqual([10, 5, 2, 1]);
});
