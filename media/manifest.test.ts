import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { altTexts } from "../content/alt-texts.ts";
import { listMediaFiles, type MediaAsset } from "../content/media-asset.ts";
import { media } from "../content/media.ts";
import { pages } from "../content/pages/index.ts";
import { sharePathOf } from "../content/share-path.ts";
import {
  allFilmsLimit,
  allMediaLimit,
  filmLimit,
  pictureLimit,
  shareImageLimit,
} from "./budgets.ts";
import { readDimensions } from "./read-dimensions.ts";
import { productRoot } from "../scripts/build-steps/product-root.ts";

const folder = join(productRoot, "public/media");
const assets: [string, MediaAsset][] = Object.entries(media);
const files = assets.flatMap(([key, asset]) =>
  listMediaFiles(key, asset).map((file) => ({ key, ...file })),
);
const sizeOf = (name: string) => statSync(join(folder, name)).size;
const add = (sum: number, { name }: { name: string }) => sum + sizeOf(name);

function readSources(room: string): string {
  return readdirSync(join(productRoot, room), { recursive: true, encoding: "utf8" })
    .filter(
      (name) => /\.tsx?$/.test(name) && !/\.test\.|^(media|media-asset|alt-texts)\.ts$/.test(name),
    )
    .map((name) => readFileSync(join(productRoot, room, name), "utf8"))
    .join("\n");
}

describe("the media manifest", () => {
  it.each(files)("names $name, which has the size it says", ({ name, width, height }) => {
    expect(readDimensions(readFileSync(join(folder, name)))).toEqual({ width, height });
  });

  it("names every file in public/media", () => {
    const named = files.map(({ name }) => name);
    expect(readdirSync(folder).toSorted()).toEqual(named.toSorted());
  });

  it("names what content/alt-texts.ts has words for, and nothing else", () => {
    expect(Object.keys(altTexts).toSorted()).toEqual(assets.map(([key]) => key).toSorted());
  });

  it("holds nothing that no page uses", () => {
    const sources = readSources("app") + readSources("content");
    const unused = assets.map(([key]) => key).filter((key) => !sources.includes(`"${key}"`));
    expect(unused).toEqual([]);
  });
});

describe("the byte budgets", () => {
  it.each(files)("hold for $name", (file) => {
    const limit = "codec" in file ? filmLimit(file.key) : pictureLimit(file.width);
    expect(sizeOf(file.name)).toBeLessThanOrEqual(limit);
  });

  it("hold for the card pictures and the films as the brief has them", () => {
    expect(pictureLimit(960)).toBeLessThanOrEqual(60_000);
    expect(filmLimit("home-hero")).toBeLessThanOrEqual(1_000_000);
    expect(filmLimit("any-other")).toBeLessThanOrEqual(1_200_000);
  });

  it("hold for everything together", () => {
    const films = files.filter((file) => "codec" in file);
    expect(films.reduce(add, 0)).toBeLessThanOrEqual(allFilmsLimit);
    expect(files.reduce(add, 0)).toBeLessThanOrEqual(allMediaLimit);
  });
});

describe("share images", () => {
  const images = pages.map(sharePathOf);

  it.each(images)("%s is there, in the size that the cards expect", (path) => {
    const file = readFileSync(join(productRoot, "public", path));
    expect(readDimensions(file)).toEqual({ width: 1200, height: 630 });
    expect(file.length).toBeLessThanOrEqual(shareImageLimit);
  });

  it("belong to a page each", () => {
    const drawn = readdirSync(join(productRoot, "public/share")).map((name) => `/share/${name}`);
    expect(drawn.toSorted()).toEqual(images.toSorted());
  });
});
