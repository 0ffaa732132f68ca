import { expect, it } from "vitest";
import { createMender } from "./mend-spelling.ts";

const mend = createMender([
  "the",
  "how",
  "subscription",
  "package",
  "price",
  "film",
  "do",
  "you",
  "sell",
]);

it.each([
  ["teh subscripton", "the subscription"],
  ["hwo do you sell", "how do you sell"],
  ["the pakage price", "the package price"],
  ["the rpice", "the price"],
  ["thepackage you sell", "the package you sell"],
  ["the priiiiice", "the price"],
  ["hwo teh pakage", "how the package"],
])("mends %s", (typed, meant) => {
  expect(mend(typed.split(" ")).join(" ")).toBe(meant);
});

it("takes a word for one that means something, rather than for one that does not", () => {
  expect(createMender(["very", "verify"])(["verfy"])).toEqual(["verify"]);
});

it("leaves short and strange words alone", () => {
  expect(mend(["the", "fi", "price", "wedding", "9:16"])).toEqual([
    "the",
    "fi",
    "price",
    "wedding",
    "9:16",
  ]);
});

it("does not mend another language", () => {
  const words = ["ile", "kosztuje", "ten", "pakiet"];
  expect(mend(words)).toEqual(words);
});
