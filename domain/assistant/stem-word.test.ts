import { expect, it } from "vitest";
import { stemWord } from "./stem-word.ts";

it.each([
  ["cancel", "cancelled", "cancelling", "cancellation", "cancellations"],
  ["film", "films", "filmed", "filming"],
  ["revision", "revisions"],
  ["produce", "produced", "producing"],
  ["package", "packages"],
  ["verify", "verifies", "verified"],
  ["include", "includes", "included", "including"],
  ["direct", "directed", "director", "direction"],
  ["study", "studies"],
  ["licence", "licences"],
  ["start", "starts", "started", "starting"],
])("gives the forms of %s one stem", (...forms) => {
  expect(new Set(forms.map(stemWord)).size, forms.map(stemWord).join(" ")).toBe(1);
});

it.each([
  ["film", "final"],
  ["price", "prince"],
  ["pause", "past"],
  ["port", "post"],
])("keeps %s and %s apart", (a, b) => {
  expect(stemWord(a)).not.toBe(stemWord(b));
});
