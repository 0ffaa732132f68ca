import { expect, it } from "vitest";
import { readFigures } from "./read-figures.ts";

it.each([
  ["From £15,000 per month", ["£15000"]],
  ["£1.5k, or 15 thousand pounds", ["£1500", "£15000"]],
  ["fifteen thousand pounds", ["£15000"]],
  ["thirty days’ notice", ["30"]],
  ["twenty-four hours and twelve minutes", ["24", "12"]],
  ["a saving of 99.9%, or fifty percent", ["99.9%", "50%"]],
  ["4.9/5, founded in 2002", ["4.9", "5", "2002"]],
  ["one of our films, no one else", []],
  ["$10 against $10,000", ["$10", "$10000"]],
  ["two hundred clients", ["200"]],
  ["500 pounds, 20 euros", ["£500", "€20"]],
  ["5 constructor, toString two valueOf", ["5", "2"]],
])("reads the figures of: %s", (text, figures) => {
  expect([...readFigures(text)]).toEqual(figures);
});
