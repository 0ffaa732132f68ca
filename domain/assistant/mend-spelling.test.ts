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
])("mends %s", (typed, meant) => {
  expect(mend(typed.split(" ")).join(" ")).toBe(meant);
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
  const words = ["hau", "filn", "prise", "pakage"];
  expect(mend(words)).toEqual(words);
});
