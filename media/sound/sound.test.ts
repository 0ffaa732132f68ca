import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type FilmAsset, listFilms } from "../../content/media-asset.ts";
import { media } from "../../content/media.ts";
import { productRoot } from "../../scripts/build-steps/product-root.ts";
import { listDeliverables } from "../list-deliverables.ts";
import { through } from "./core/curve.ts";
import { limit, measureTruePeak } from "./core/limit.ts";
import { measureLoudness } from "./core/loudness.ts";
import { convolve } from "./core/room.ts";
import { fromDecibels, makeSignal, sampleRate, type Stereo, toSamples } from "./core/signal.ts";
import { findClick, findTurnClick } from "./find-click.ts";
import { endsLimit, measureEnds } from "./measure-ends.ts";
import { perform } from "./perform.ts";
import { during, type Score } from "./score.ts";
import { scores } from "./scores.ts";
import { bowedRing, roomTone, simmer } from "./sources/air.ts";
import { crickets, gull, songbird } from "./sources/animals.ts";
import { bubbles } from "./sources/bubbles.ts";
import { crackle, filament, glow } from "./sources/fire.ts";
import { engine, farTraffic, hoist, horn, hum, passingCar, rushPast } from "./sources/machines.ts";
import { flutter, rustle, tunnelAir } from "./sources/paper.ts";
import { rain } from "./sources/rain.ts";
import { rooms } from "./sources/rooms.ts";
import type { Sound } from "./sources/sound.ts";
import { steps } from "./sources/steps.ts";
import { cooling, knocks, thud } from "./sources/things.ts";
import { carriage, creak, joints } from "./sources/train.ts";
import { breaker, lapping, openSea, stream, underWater } from "./sources/water.ts";
import { freeWheels, wheels } from "./sources/wheels.ts";
import { highAir, leaves, wind } from "./sources/wind.ts";

const sources: Record<string, Sound> = {
  breaker: breaker({ rises: 0.2, foam: 0.3 }),
  "bowed ring": bowedRing(
    () => 0.8,
    () => 0,
  ),
  bubbles: bubbles({ rate: 20 }),
  carriage: carriage(),
  cooling: cooling(20),
  crackle: crackle(() => 1),
  creak: creak(),
  crickets: crickets(),
  engine: engine(12),
  "far traffic": farTraffic(),
  filament: filament(() => 0.7),
  flutter: flutter(9, () => 0.2),
  "free wheels": freeWheels(),
  glow: glow(() => 0.6),
  gull: gull(1),
  "high air": highAir(),
  hoist: hoist(0.6),
  horn: horn(),
  hum: hum(),
  joints: joints([0.1]),
  knocks: knocks("glass", [[0.05, 1]]),
  lapping: lapping(12),
  leaves: leaves(),
  "open sea": openSea(),
  "passing car": passingCar({ at: 0.2, width: 0.4, from: -1, to: 1 }),
  rain: rain({ surface: "puddle", rate: 200 }),
  "rain on glass": rain({ surface: "glass", rate: 200, hiss: 0 }),
  "room tone": roomTone(),
  "rush past": rushPast({ at: 0.2, width: 0.4, from: 1, to: -1 }),
  rustle: rustle(() => 1),
  simmer: simmer(() => 0.5),
  songbird: songbird(),
  steps: steps("wet", [0.05]),
  stream: stream(),
  thud: thud(),
  "tunnel air": tunnelAir(),
  "under water": underWater(),
  wheels: wheels({ speed: 5 }),
  wind: wind(),
};

/** Sample by sample: a second of them is a long list to compare in any other way. */
function isSame(one: Stereo, other: Stereo): boolean {
  return (["left", "right"] as const).every(
    (side) =>
      one[side].length === other[side].length &&
      one[side].every((sample, index) => sample === other[side][index]),
  );
}

describe("each source", () => {
  it.each(Object.entries(sources))(
    "%s can be heard, and is the same for the same seed",
    (_, sound) => {
      const heard = sound(0.5, 7);
      const power =
        heard.left.reduce((sum, sample) => sum + sample * sample, 0) / heard.left.length;
      expect(power).toBeGreaterThan(1e-7);
      expect(heard.left.every(Number.isFinite) && heard.right.every(Number.isFinite)).toBe(true);
      expect(isSame(sound(0.5, 7), heard)).toBe(true);
      expect(isSame(sound(0.5, 8), heard)).toBe(false);
    },
  );
});

function makeTone(hertz: number, seconds: number, level: number): Stereo {
  const tone = makeSignal(
    toSamples(seconds),
    (index) => level * Math.sin((2 * Math.PI * hertz * index) / sampleRate),
  );
  return { left: tone, right: tone };
}

describe("the measures", () => {
  // EBU Tech 3341: a stereo tone of 1 kHz with peaks at -23 dB is -23 LUFS.
  it("call the tone of the standard as loud as the standard does", () => {
    expect(measureLoudness(makeTone(1000, 3, fromDecibels(-23)))).toBeCloseTo(-23, 1);
  });

  it("see a peak that lies between two samples", () => {
    const shift = Math.PI / 4;
    const tone = makeSignal(4800, (index) => Math.sin((Math.PI * index) / 2 + shift));
    expect(Math.max(...tone)).toBeLessThan(0.71);
    expect(measureTruePeak({ left: tone, right: tone })).toBeGreaterThan(0.97);
  });

  it("leave nothing above the ceiling, and what is below it alone", () => {
    const loud = makeTone(440, 0.5, 1.4);
    expect(measureTruePeak(limit(loud, 0.7))).toBeLessThanOrEqual(0.701);
    const soft = makeTone(440, 0.5, 0.3);
    expect(limit(soft, 0.7)).toBe(soft);
  });

  it("find a click, and none where there is none", () => {
    const tone = makeTone(300, 0.3, 0.5);
    expect(findClick(tone, 0.15)).toBeLessThan(1.5);
    const broken = tone.left.map((sample, index) =>
      index < toSamples(0.15) ? sample : sample + 0.2,
    );
    expect(findClick({ left: broken, right: tone.right }, 0.15)).toBeGreaterThan(20);
  });
});

it("a room answers as long as it is large, and a convolution is what it says", () => {
  const heard = convolve(Float32Array.of(1, 2, 0, -1), Float32Array.of(0.5, 0.25));
  for (const [index, expected] of [0.5, 1.25, 0.5, -0.5, -0.25].entries())
    expect(heard[index]).toBeCloseTo(expected, 6);
});

/** Two shots as unlike as can be, one of them loud and low. */
const cut: Score = {
  film: "port-storm-film",
  fade: [0.1, 0.1],
  layers: [
    ...during(0, 1, [{ sound: hum(70, 0.2), level: 0 }]),
    ...during(1, 2, [
      { sound: rain({ surface: "street", rate: 100 }), level: -6, room: [rooms.street, -6] },
    ]),
  ],
};

describe("a film's sound", () => {
  const heard = perform(cut, 2);

  it("is as long as its film, as loud as the house has it, and never too loud", () => {
    expect(heard.left).toHaveLength(toSamples(2));
    expect(Math.abs(measureLoudness(heard) + 18)).toBeLessThan(0.5);
    expect(measureTruePeak(heard)).toBeLessThan(fromDecibels(-1.5));
  });

  it("comes out of the silence and goes back into it", () => {
    expect(Math.abs(heard.left[0] ?? 1)).toBeLessThan(0.001);
    expect(Math.abs(heard.left.at(-1) ?? 1)).toBeLessThan(0.001);
  });

  it("does not click where it cuts", () => {
    expect(findClick(heard, 1)).toBeLessThan(2);
  });

  describe("that is a loop, whatever its tones and tails are", () => {
    const loop: Score = {
      film: "thoughtshot-film-2",
      isLoop: true,
      layers: [
        {
          sound: hum(73.7, 0.3),
          from: 0,
          to: 2,
          level: -6,
          swell: through([0, 1], [1, 0.5], [2, 1]),
        },
        { sound: knocks("glass", [[0, 1]]), from: 1.7, to: 2, level: -6, room: [rooms.bulb, -3] },
      ],
    };
    const turn = perform(loop, 2);
    /** Of a stretch as a whole: as long ones are louder, only those of one length compare. */
    const levelOf = ({ left }: Stereo, from: number, to: number) =>
      Math.hypot(...left.subarray(toSamples(from), toSamples(to)));

    it("is silent at both ends, with no step between them", () => {
      expect(turn.left).toHaveLength(toSamples(2));
      expect(measureEnds(turn, 2)).toBeLessThan(endsLimit);
      expect(findTurnClick(turn, 2)).toBeLessThan(1);
    });

    it("is silent no longer than the eye blinks", () => {
      expect(levelOf(turn, 0.08, 0.18)).toBeGreaterThan(levelOf(turn, 0.2, 0.3) * 0.8);
      expect(levelOf(turn, 1.82, 1.92)).toBeGreaterThan(levelOf(turn, 1.6, 1.7) * 0.8);
    });

    it("has at its beginning what rang on at its end", () => {
      const rung = perform({ ...loop, layers: loop.layers.slice(1) }, 2);
      expect(levelOf(rung, 0, 0.3)).toBeGreaterThan(0.1);
    });
  });
});

describe("the scores", () => {
  const films: [string, FilmAsset][] = Object.entries(media).flatMap(([key, asset]) =>
    asset.kind === "film" ? [[key, asset] as [string, FilmAsset]] : [],
  );

  it("are there for every film that is watched, and none for what moves behind words", () => {
    const silent = films.flatMap(([key, { hasSound }]) => (hasSound ? [] : [key]));
    expect(silent.toSorted()).toEqual(["film-production-hero", "home-hero"]);
    expect(scores.map(({ film }) => film).toSorted()).toEqual(
      films.flatMap(([key, { hasSound }]) => (hasSound ? [key] : [])).toSorted(),
    );
  });

  it.each(scores)(
    "of $film keeps within its film, and a loop is one that the film is",
    async (score) => {
      const { seconds } = media[score.film];
      for (const { from, to } of score.layers) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThan(from);
        expect(from).toBeLessThan(seconds);
      }
      const deliverable = (await listDeliverables()).find(({ key }) => key === score.film);
      expect(score.isLoop ?? false).toBe(deliverable?.cuts.length === 0);
    },
  );

  it.each(films)("%s has in its files what the manifest says", (key, asset) => {
    for (const { name, codec } of listFilms(key, asset)) {
      const file = readFileSync(join(productRoot, "public/media", name));
      expect(file.includes("soun"), name).toBe(asset.hasSound ?? false);
      if (asset.hasSound) expect(file.includes(codec === "av1" ? "Opus" : "mp4a"), name).toBe(true);
    }
  });
});
