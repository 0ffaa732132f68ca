import { expect, it } from "vitest";
import { findBoxes } from "./find-boxes.ts";

const printed = (description: string) => ({
  buyer: { name: "Zoë & Søn GmbH", address: ["Łódź", "Straße 5"] },
  lines: [{ description }],
  order_reference: null,
  note: "£5 – “fünf”\nή πέντε, пять",
});

it("finds nothing in what the fonts have", () => {
  expect(findBoxes(printed("A film…"))).toEqual([]);
});

it.each([
  ["A film 🎬", ["🎬"]],
  ["שלום", ["ש", "ל", "ו", "ם"]],
  ["电影电", ["电", "影"]],
])("names what %j has and they have not", (description, characters) => {
  expect(findBoxes(printed(description))).toEqual(characters);
});
