import * as fc from "fast-check";
import { expect, it } from "vitest";
import { createSentenceReader } from "./sentence-reader.ts";

const text =
  "The price is £1,500 excl. VAT. Clients rate us 4.9/5! **Really?** See [Pricing](/pricing).\nThat is all";
const sentences = [
  "The price is £1,500 excl. VAT.",
  "Clients rate us 4.9/5!",
  "Really?",
  "See Pricing.",
  "That is all",
];

it("reads whole sentences, wherever the text was cut", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(text.length), { maxLength: 20 }), (cuts) => {
      const reader = createSentenceReader();
      const places = [0, ...cuts.toSorted((a, b) => a - b), text.length];
      const read = places.flatMap((place, index) =>
        reader.read(text.slice(places[index - 1] ?? 0, place)),
      );
      expect([...read, reader.rest()]).toEqual(sentences);
    }),
  );
});
