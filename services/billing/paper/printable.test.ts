import { expect, it } from "vitest";
import { findUnprintable } from "../../../domain/field/printable.ts";
import faces from "./faces.json" with { type: "json" };
import { cleanLine, splitRuns } from "./split-runs.ts";

const hasBoxes = (text: string) =>
  splitRuns("regular", cleanLine(text)).some(({ cut }) => cut === null);

/** A few thousand are the edges of what the fonts have; the rest are all alike. */
const edges = faces.regular.flatMap(({ covers }) =>
  covers.flatMap(([from = 0, to = 0]) => [from - 1, from, to, to + 1]),
);

it("says of every letter what the fonts say of it", () => {
  const low = Array.from({ length: 0x600 - 0x20 }, (_, index) => 0x20 + index);
  const others = Array.from({ length: 0x3000 - 0x1d00 }, (_, index) => 0x1d00 + index);
  for (const code of [...low, ...others, ...edges, 0x4e00, 0xac00, 0xfffd, 0x1f3ac]) {
    const letter = String.fromCodePoint(code);
    expect([code.toString(16), findUnprintable(letter).length > 0]).toEqual([
      code.toString(16),
      hasBoxes(letter),
    ]);
  }
});

it.each([
  "é",
  "e\u0301",
  "x\u0301",
  "я\u0308",
  "ж\u0301",
  "ẋ\u0323",
  "\u0327",
  "❤\ufe0f",
  "A\u200bB",
])("says of %j what the fonts say of it", (text) =>
  expect(findUnprintable(text).length > 0).toBe(hasBoxes(text)),
);
