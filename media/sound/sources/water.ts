import { type Curve, drawCurve, through, wander } from "../core/curve.ts";
import { bandPass, highPass, lowPass } from "../core/filter.ts";
import { makeBrown, makePink, makeWhite } from "../core/noise.ts";
import { between, makeRandom, scatter } from "../core/random.ts";
import {
  add,
  makeStereo,
  mixStereoInto,
  multiply,
  sampleRate,
  scale,
  type Signal,
  toSamples,
  withAverage,
  withPeak,
} from "../core/signal.ts";
import { dropInto, makeWide } from "../core/stereo.ts";
import { makeBubble } from "./bubble.ts";
import type { Sound } from "./sound.ts";

/** The sea as a whole: far rollers below, and over them what small waves do. */
export function openSea(roughness = 1): Sound {
  return (seconds, seed) =>
    withAverage(
      makeWide((side) => {
        const roll = wander(seed + side, 0.35, 0.5, 1);
        const chop = wander(seed + 3 + side, 1.3, 0.25, 1);
        const deep = lowPass(makeBrown(seed + 5 + side, seconds), 110, 0.8);
        const pink = makePink(seed + 7 + side, seconds);
        const middle = lowPass(highPass(pink, 140), (at) => 420 + 900 * chop(at), 0.6);
        const spray = highPass(makeWhite(seed + 9 + side, seconds), 2600);
        return add(
          multiply(scale(deep, 1.1), drawCurve(roll, deep.length)),
          multiply(middle, drawCurve(chop, deep.length)),
          multiply(
            scale(spray, 0.035 * roughness),
            drawCurve((at) => chop(at) ** 2, deep.length),
          ),
        );
      }, 0.85),
    );
}

type Wave = {
  /** Seconds from its first sign until it breaks. */
  rises: number;
  /** How much stone or steel it breaks upon. */
  thump?: number;
  /** Seconds in which its foam dies away. */
  foam?: number;
};

/** One wave: a rumble that comes up, the break that opens from low to high, foam that fizzes away. */
export function breaker({ rises, thump = 0.4, foam = 2 }: Wave): Sound {
  return (seconds, seed) => {
    const body = through(
      [0, 0],
      [rises * 0.7, 0.35],
      [rises + 0.12, 1],
      [rises + 0.5, 0.62],
      [rises + foam, 0],
    );
    const bright = through(
      [0, 180],
      [rises * 0.8, 420],
      [rises + 0.14, 7600],
      [rises + foam * 0.45, 3000],
      [rises + foam, 1400],
    );
    const wide = makeWide((side) => {
      const churn = wander(seed + 40 + side, 7, 0.6, 1);
      const pink = makePink(seed + side, seconds);
      const deep = lowPass(makeBrown(seed + 3 + side, seconds), 90, 0.9);
      return add(
        multiply(
          lowPass(pink, bright, 0.6),
          drawCurve((at) => body(at) * churn(at), pink.length),
        ),
        multiply(
          scale(deep, 1.3),
          drawCurve((at) => body(at + 0.1), pink.length),
        ),
      );
    }, 0.8);
    mixStereoInto(
      wide,
      makeFoam(seconds, seed + 50, (at) => foamAt(at - rises, foam)),
      0,
      0.5,
    );
    const blow = makeThump(seed + 60);
    dropInto(wide, blow, toSamples(rises), 0, thump);
    return withPeak(wide);
  };
}

function foamAt(since: number, foam: number): number {
  return since < 0 || since > foam ? 0 : Math.min(1, since * 5) * (1 - since / foam) ** 1.5;
}

function makeThump(seed: number): Signal {
  const noise = lowPass(makeWhite(seed, 1.1), 130, 1.1);
  let phase = 0;
  return noise.map((sample, index) => {
    const at = index / sampleRate;
    phase += (2 * Math.PI * (34 + 44 * Math.exp(-at * 9))) / sampleRate;
    const onset = 1 - Math.exp(-at * 160);
    return onset * (Math.sin(phase) * Math.exp(-at * 5) + sample * 5 * Math.exp(-at * 6));
  });
}

/** Thousands of bubbles that burst, each a tick of its own pitch. */
function makeFoam(seconds: number, seed: number, density: Curve) {
  const random = makeRandom(seed);
  const foam = makeStereo(toSamples(seconds));
  const ticks = Array.from({ length: 24 }, (_, index) => makeTick(1400 + index * 260));
  for (const at of scatter(random, seconds, (moment) => 900 * density(moment))) {
    const tick = ticks[Math.floor(random() * ticks.length)];
    if (tick)
      dropInto(foam, tick, toSamples(at), between(random, -0.9, 0.9), random() ** 3 * density(at));
  }
  return foam;
}

function makeTick(hertz: number): Signal {
  const length = toSamples(0.006);
  const tick = new Float32Array(length);
  return tick.map((_, index) => {
    const at = index / sampleRate;
    return Math.sin(2 * Math.PI * hertz * at) * Math.exp(-at * 900) * Math.min(1, at * 4000);
  });
}

/** Water against a hull or a wall: now and then a slap with a hollow in it. */
export function lapping(rate = 1.4): Sound {
  return (seconds, seed) => {
    const random = makeRandom(seed);
    const water = makeStereo(toSamples(seconds));
    for (const at of scatter(random, seconds, rate)) {
      const pitch = between(random, 260, 620);
      const long = between(random, 0.25, 0.6);
      const rise: Curve = (since) => pitch * (1 + since * 1.4);
      const envelope = through([0, 0], [long * 0.3, 1], [long, 0]);
      const wash = bandPass(makeWhite(seed + Math.round(at * 1000), long), rise, 1.6);
      const slap = multiply(wash, drawCurve(envelope, wash.length));
      dropInto(water, slap, toSamples(at), between(random, -0.8, 0.8), between(random, 0.3, 1));
      for (let count = 0; count < 3; count++) {
        const bubble = makeBubble(between(random, 500, 1500), 0.05);
        const offset = toSamples(at + between(random, 0, long));
        dropInto(water, bubble, offset, between(random, -0.6, 0.6), between(random, 0.05, 0.25));
      }
    }
    return withAverage(water);
  };
}

/** A shallow river over stones: bubbles of every size, close together, over a soft rush. */
export function stream(): Sound {
  return (seconds, seed) => {
    const random = makeRandom(seed);
    const rush = makeWide((side) => {
      const pink = makePink(seed + 1 + side, seconds);
      return scale(bandPass(pink, wander(seed + 3 + side, 2, 700, 1300), 0.5), 0.5);
    }, 0.9);
    for (const at of scatter(random, seconds, 150)) {
      const bubble = makeBubble(260 * 8 ** random(), between(random, 0.02, 0.07));
      dropInto(rush, bubble, toSamples(at), between(random, -1, 1), random() ** 2 * 0.35);
    }
    return withAverage(rush);
  };
}

/** What the ear has under water: a weight, and what moves slowly in it. */
export function underWater(): Sound {
  return (seconds, seed) =>
    withAverage(
      makeWide((side) => {
        const drift = wander(seed + side, 0.4, 0.4, 1);
        const brown = makeBrown(seed + 2 + side, seconds);
        const weight = lowPass(brown, (at) => 90 + 150 * drift(at), 0.9);
        const hollow = bandPass(
          makePink(seed + 4 + side, seconds),
          (at) => 210 + 140 * drift(at),
          7,
        );
        return add(
          multiply(weight, drawCurve(drift, brown.length)),
          multiply(
            scale(hollow, 0.9),
            drawCurve((at) => drift(at) ** 2, brown.length),
          ),
        );
      }, 0.7),
    );
}
