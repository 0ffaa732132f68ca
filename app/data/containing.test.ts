import { expect, it } from "vitest";
import { containing } from "./containing.ts";

it.each([
  ["harbour", "%harbour%"],
  ["100%", String.raw`%100\%%`],
  ["a_b", String.raw`%a\_b%`],
  ["a\\b", String.raw`%a\\b%`],
])("%s is looked for as it was typed", (typed, pattern) => {
  expect(containing(typed)).toBe(pattern);
});
