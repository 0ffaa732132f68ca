import { describe, expect, it } from "vitest";
import { listDeliverables } from "./list-deliverables.ts";
import { endsOnCard, type FilmAsset, type MediaAsset } from "../content/media-asset.ts";
import { media } from "../content/media.ts";
import { findScore } from "./sound/scores.ts";
import { wallFilms } from "../content/pages/our-work.ts";

const films = await listDeliverables();
const told = films.filter(({ cuts }) => cuts.at(-1)?.title?.credit);

it("each of the five main films tells: it has an end card", () => {
  const keys = told.map(({ key }) => key).toSorted();
  expect(keys).toEqual([
    "ai-movies-film-1",
    "forth-ports-film",
    "human-factor-film",
    "port-storm-film",
    "rom-boys-film",
  ]);
});

/** A jump back comes up to so many seconds late. */
const late = 0.3;
/** Of films with cuts, as media/gpu/list-jobs.py has it: frames of black at both ends. */
const fades = { first: 9, last: 16 };

it.each(Object.entries(wallFilms))(
  "of %s the wall shows neither titles nor black",
  (_, { film, part }) => {
    const { cuts, fps = 24 } = films.find(({ key }) => key === film) ?? { cuts: [] };
    if (cuts.length === 0) return expect(part).toBeUndefined();
    const { from, to } = part ?? { from: 0, to: Infinity };
    let begun = 0;
    for (const { seconds, title } of cuts) {
      if (title)
        expect([from - begun >= title.to, to + late - begun <= title.from]).toContain(true);
      begun += seconds;
    }
    expect(from).toBeGreaterThanOrEqual(fades.first / fps);
    expect(to + late).toBeLessThanOrEqual(begun - fades.last / fps);
    expect(to - from).toBeGreaterThan(5);
  },
);

it("they alone end where they are played", () => {
  const ending = Object.entries<MediaAsset>(media)
    .filter((entry): entry is [string, FilmAsset] => entry[1].kind === "film")
    .filter(([, asset]) => endsOnCard(asset))
    .map(([key]) => key);
  expect(ending.toSorted()).toEqual(told.map(({ key }) => key).toSorted());
});

describe.each(told)("$key", ({ key, fps = 24, cuts }) => {
  const length = cuts.reduce((sum, { seconds }) => sum + seconds, 0);

  it("is 20 to 30 seconds of five shots or more", () => {
    expect(length).toBeGreaterThanOrEqual(20);
    expect(length).toBeLessThanOrEqual(30);
    expect(new Set(cuts.map(({ shot, scene }) => `${scene} ${shot}`)).size).toBeGreaterThan(4);
  });

  it("cuts between frames", () => {
    for (const { seconds } of cuts) expect(Math.abs((seconds * fps) % 1)).toBeLessThan(1e-9);
  });

  it("sounds no longer than it lasts", () => {
    for (const { from, to } of findScore(key)?.layers ?? []) {
      expect(from).toBeLessThan(to);
      expect(to).toBeLessThanOrEqual(length + 0.05);
    }
  });
});
