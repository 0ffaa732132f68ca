import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listWaiting } from "../../list-deliverables.ts";
import { humanFactorFilm } from "./human-factor-film.score.ts";
import { portStormFilm } from "./port-storm-film.score.ts";

const written = [
  { score: humanFactorFilm, captions: "human-factor.vtt" },
  { score: portStormFilm, captions: "port-storm.vtt" },
];
const waiting = await listWaiting();

function lengthOf(key: string): number {
  const film = waiting.find((deliverable) => deliverable.key === key);
  return film?.cuts.reduce((sum, { seconds }) => sum + seconds, 0) ?? 0;
}

/** As `00:03.750 --> 00:07.500`. */
function readTimes(file: string): number[][] {
  const cues = readFileSync(new URL(file, import.meta.url), "utf8");
  const inSeconds = (text: string) =>
    text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  return [...cues.matchAll(/^(\S+) --> (\S+)$/gm)].map(([, from = "", to = ""]) =>
    [from, to].map(inSeconds),
  );
}

it("each film that waits has a score and captions", () => {
  const keys = written.map(({ score }) => score.film as string);
  expect(waiting.map(({ key }) => key)).toEqual(keys);
});

describe.each(waiting)("$key", ({ key, fps = 24, cuts }) => {
  it("is a film that tells: 20 to 30 seconds, five shots or more, an end card", () => {
    expect(lengthOf(key)).toBeGreaterThanOrEqual(20);
    expect(lengthOf(key)).toBeLessThanOrEqual(30);
    expect(new Set(cuts.map(({ shot }) => shot)).size).toBeGreaterThanOrEqual(5);
    expect(cuts.at(-1)?.title?.credit).toBe("Kinolume");
  });

  it("cuts between frames", () => {
    for (const { seconds } of cuts) expect((seconds * fps) % 1).toBe(0);
  });
});

describe.each(written)("what is written for $score.film", ({ score, captions }) => {
  it("sounds no longer than it lasts", () => {
    for (const { from, to } of score.layers) {
      expect(from).toBeLessThan(to);
      expect(to).toBeLessThanOrEqual(lengthOf(score.film) + 0.05);
    }
  });

  it("is told to whoever cannot hear it, from the first moment to the last", () => {
    const times = readTimes(captions);
    const ends = [0, ...times.map(([, to]) => to)];
    expect(times.map(([from]) => from)).toEqual(ends.slice(0, -1));
    expect(ends.at(-1)).toBe(lengthOf(score.film));
  });
});
