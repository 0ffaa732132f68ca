import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { productRoot } from "../../scripts/build-steps/product-root.ts";
import { media } from "../media.ts";
import { caseStudies } from "./index.ts";

const films = caseStudies.flatMap(({ blocks }) =>
  blocks.flatMap((block) =>
    block.block === "films"
      ? block.films.flatMap(({ source }) => (source.kind === "own" ? [source] : []))
      : [],
  ),
);

const timing = /^(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d\.\d{3})$/;

function readCues(file: string) {
  const [head, ...cues] = readFileSync(join(productRoot, "public", file), "utf8")
    .trim()
    .split("\n\n");
  expect(head).toBe("WEBVTT");
  return cues.map((cue) => {
    const [times = "", ...words] = cue.split("\n");
    const [, fromMinute, fromSecond, toMinute, toSecond] = timing.exec(times) ?? [];
    return {
      from: Number(fromMinute) * 60 + Number(fromSecond),
      to: Number(toMinute) * 60 + Number(toSecond),
      words: words.join(" "),
    };
  });
}

describe("the captions of a film", () => {
  it("are there for all twelve", () => {
    expect(films).toHaveLength(12);
    expect(new Set(films.map(({ captions }) => captions)).size).toBe(films.length);
  });

  it.each(films)("$captions run from its first moment to its last", ({ asset, captions }) => {
    const cues = readCues(captions);
    let at = 0;
    for (const { from, to, words } of cues) {
      expect(from).toBe(at);
      expect(to).toBeGreaterThan(from);
      expect(words).not.toBe("");
      at = to;
    }
    expect(at).toBeCloseTo(media[asset].seconds, 1);
  });
});
