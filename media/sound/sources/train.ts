import { drawCurve, wander } from "../core/curve.ts";
import { bandPass, lowPass } from "../core/filter.ts";
import { makeBrown, makePink } from "../core/noise.ts";
import { between, makeRandom, type Random } from "../core/random.ts";
import {
  add,
  makeStereo,
  multiply,
  scale,
  type Signal,
  toSamples,
  withAverage,
  withPeak,
} from "../core/signal.ts";
import { dropInto, makeWide } from "../core/stereo.ts";
import { burst, strike } from "../core/strike.ts";
import type { Sound } from "./sound.ts";

/** The carriage from inside: what the bogies send up through its floor, and the air outside. */
export function carriage(): Sound {
  return (seconds, seed) =>
    withAverage(
      makeWide((side) => {
        const sway = wander(seed + side, 1.1, 0.6, 1);
        const brown = makeBrown(seed + 3 + side, seconds);
        const pink = makePink(seed + 5 + side, seconds);
        const floor = add(bandPass(brown, 47, 5), scale(bandPass(brown, 83, 6), 0.7));
        const air = bandPass(pink, (at) => 330 + 110 * sway(at), 0.6);
        const wheels = bandPass(pink, wander(seed + 7, 3, 520, 760), 6);
        return add(
          scale(lowPass(brown, 130), 0.8),
          multiply(scale(floor, 1.4), drawCurve(sway, brown.length)),
          scale(air, 0.5),
          multiply(
            scale(wheels, 0.3),
            drawCurve((at) => sway(at) ** 3, brown.length),
          ),
        );
      }, 0.55),
    );
}

function makeJoint(random: Random): Signal {
  const floor = [
    { hertz: between(random, 58, 64), ring: 0.2, level: 1 },
    { hertz: between(random, 104, 118), ring: 0.13, level: 0.7 },
    { hertz: between(random, 205, 230), ring: 0.08, level: 0.35 },
  ];
  const rail = [
    { hertz: between(random, 840, 900), ring: 0.06, level: 0.12 },
    { hertz: between(random, 1530, 1640), ring: 0.04, level: 0.08 },
  ];
  return add(
    strike(floor, random, 0.004),
    strike(rail, random, 0.0006),
    scale(lowPass(burst(random, 0.05, 0.002), 600), 0.5),
  );
}

/** Two axles of a bogie over the gap between two rails, at each of the moments. */
export function joints(moments: readonly number[], axles = 0.165): Sound {
  return (seconds, seed) => {
    const random = makeRandom(seed);
    const heard = makeStereo(toSamples(seconds));
    for (const [count, moment] of moments.entries()) {
      // Of each four one is the far bogie's.
      const isFar = count % 2 === 1;
      for (const axle of [0, axles]) {
        const at = toSamples(moment + axle + between(random, -0.004, 0.004));
        const loud = (isFar ? 0.4 : 1) * between(random, 0.8, 1);
        dropInto(heard, makeJoint(random), at, isFar ? 0.35 : -0.15, loud);
      }
    }
    return withPeak(heard);
  };
}

/** Wood that gives: it sticks and slips so fast that the slips make a tone. */
export function creak(hertz = 46): Sound {
  return (seconds, seed) => {
    const random = makeRandom(seed);
    const heard = new Float32Array(toSamples(seconds));
    const body = [
      { hertz: 540, ring: 0.03, level: 0.6 },
      { hertz: 910, ring: 0.022, level: 0.5 },
      { hertz: 1730, ring: 0.014, level: 0.35 },
    ];
    const creaking = makeStereo(heard.length);
    for (let at = 0; at < seconds - 0.05;) {
      const through = at / seconds;
      const loud = Math.sin(Math.PI * through) ** 2 * between(random, 0.5, 1);
      dropInto(creaking, strike(body, random, 0.0005), toSamples(at), 0, loud);
      at += (1 / (hertz * (0.7 + 0.9 * through))) * between(random, 0.85, 1.2);
    }
    return withPeak(creaking);
  };
}
