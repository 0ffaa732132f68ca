import { expect, it } from "vitest";
import { findNextNumber, readSequence } from "./series.ts";

const series = (name: string, kind: "invoice" | "proforma", last_number: string) => ({
  series: name,
  kind,
  last_number,
  last_issued_on: null,
  held_since: null,
});

it("names the next number of a kind, never that of a package", () => {
  const all = [
    series("PKG", "invoice", "PKG-00007"),
    series("INV", "invoice", "INV-00041"),
    series("PRO", "proforma", "PRO-99999"),
  ];
  expect(findNextNumber(all, "invoice")).toBe("INV-00042");
  expect(findNextNumber(all, "proforma")).toBe("PRO-100000");
  expect(findNextNumber(all, "receipt")).toBeUndefined();
});

it.each([
  ["INV-00042", 42],
  ["inv 42", 42],
  ["42", 42],
  ["PKG-00042", null],
  ["", null],
  ["INV-", null],
])("reads %j as the number of INV", (typed, sequence) => {
  expect(readSequence("INV", typed)).toBe(sequence);
});
