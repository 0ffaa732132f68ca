import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { contrastRatio } from "./contrast-ratio.ts";

const grounds = ["night", "deep", "tide"];
const inksOnEveryGround = [
  "paper",
  "mist",
  "amber",
  "amber-bright",
  "success",
  "info",
  "warning",
  "danger",
];
const otherText: [ink: string, ground: string][] = [
  ["night", "amber"],
  ["night", "amber-bright"],
  ["night", "danger"],
  ["paper", "danger-deep"],
  ["paper", "line"],
];
/** What has to be seen to know that a control is there, or how far something has come. */
const graphics: [colour: string, ground: string][] = [
  ["edge", "night"],
  ["edge", "deep"],
  ["danger", "danger-deep"],
  ["amber", "line"],
  ["night", "amber"],
  ["amber-bright", "night"],
];

describe("the colours of the look (WCAG 2.2 AA)", () => {
  let colours: Map<string, string>;
  const ratio = (one: string, other: string) => contrastRatio(read(one), read(other));
  const read = (name: string) => {
    const colour = colours.get(name);
    if (!colour) throw new Error(`no token --color-${name}`);
    return colour;
  };

  beforeAll(async () => {
    const css = await readFile(new URL("../styles/tokens.css", import.meta.url), "utf8");
    const tokens = css.matchAll(/--color-([a-z-]+):\s*(#[\da-f]{6})/g);
    colours = new Map([...tokens].map(([, name = "", colour = ""]) => [name, colour]));
  });

  it("knows the extremes", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrastRatio("#777777", "#777777")).toBeCloseTo(1);
  });

  it.each(grounds.flatMap((ground) => inksOnEveryGround.map((ink) => [ink, ground])))(
    "sets text in %s on %s at 4.5:1 or more",
    (ink, ground) => {
      expect(ratio(ink ?? "", ground ?? "")).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(otherText)("sets text in %s on %s at 4.5:1 or more", (ink, ground) => {
    expect(ratio(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(graphics)("draws %s on %s at 3:1 or more", (colour, ground) => {
    expect(ratio(colour, ground)).toBeGreaterThanOrEqual(3);
  });
});
