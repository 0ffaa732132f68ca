import { expect, it } from "vitest";
import { readTerms } from "./read-terms.ts";

const same = (a: string, b: string) => expect(readTerms(a)).toEqual(readTerms(b));

it("reads the ways of the trade as one", () => {
  same("how much", "price");
  same("What does it cost?", "what’s the fee");
  same("cryptocurrency", "crypto");
  same("put on hold", "pause");
  same("TV commercials", "tv adverts");
});

it("leaves stop words out, unless a phrase needs them", () => {
  expect(readTerms("what is the")).toEqual([]);
  same("how long have you been going", "founded");
});

it("keeps figures whole", () => {
  expect(readTerms("9:16 and £15,000 and 4.9/5")).toEqual(["9:16", "15000", "4.9/5"]);
});

it("corrects stems as it is told to", () => {
  expect(readTerms("subscripton", () => readTerms("subscription")[0] ?? "")).toEqual(
    readTerms("subscription"),
  );
});
