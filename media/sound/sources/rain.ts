import { drawCurve, wander } from "../core/curve.ts";
import { bandPass, highPass, lowPass } from "../core/filter.ts";
import { makeWhite } from "../core/noise.ts";
import { between, makeRandom, type Random, scatter } from "../core/random.ts";
import {
  add,
  makeStereo,
  mixStereoInto,
  multiply,
  scale,
  type Signal,
  toSamples,
  withAverage,
} from "../core/signal.ts";
import { dropInto, makeWide } from "../core/stereo.ts";
import { burst, strike } from "../core/strike.ts";
import { makeBubble } from "./bubble.ts";
import type { Sound } from "./sound.ts";

type Surface = "street" | "glass" | "umbrella" | "puddle";

/** What one drop does where it lands: a few of each, for the many that fall. */
const drops: Record<Surface, (random: Random) => Signal> = {
  street: (random) => highPass(burst(random, between(random, 0.003, 0.009), 0.0003), 1800),
  glass: (random) => {
    const hertz = between(random, 900, 2600);
    const modes = [
      { hertz, ring: 0.035, level: 0.6 },
      { hertz: hertz * 1.83, ring: 0.022, level: 0.5 },
      { hertz: hertz * 3.1, ring: 0.012, level: 0.35 },
    ];
    return add(strike(modes, random, 0.0002), scale(burst(random, 0.004, 0.0002), 0.5));
  },
  umbrella: (random) => {
    const hertz = between(random, 170, 420);
    const skin = strike([{ hertz, ring: 0.05, level: 0.8 }], random, 0.0008);
    return add(skin, scale(bandPass(burst(random, 0.014, 0.0004), hertz * 5, 0.8), 1.2));
  },
  puddle: (random) => {
    const plop = makeBubble(between(random, 900, 4200), between(random, 0.012, 0.035), 0.6);
    return add(plop, scale(highPass(burst(random, 0.004, 0.0003), 3000), 0.35));
  },
};

type Rain = {
  surface: Surface;
  /** Drops a second that are heard one by one. */ rate: number;
  /** Of all the others together. */ hiss?: number;
};

export function rain({ surface, rate, hiss = 0.5 }: Rain): Sound {
  return (seconds, seed) => {
    const random = makeRandom(seed);
    const kinds = Array.from({ length: 32 }, () => drops[surface](random));
    const fallen = makeStereo(toSamples(seconds));
    for (const at of scatter(random, seconds, rate)) {
      const drop = kinds[Math.floor(random() * kinds.length)];
      // Few are near: loudness falls off as steeply as it does with drops of all distances.
      const near = 0.04 + 0.96 * random() ** 5;
      if (drop) dropInto(fallen, drop, toSamples(at), between(random, -1, 1), near);
    }
    const heard = withAverage(fallen, -24);
    if (hiss > 0) mixStereoInto(heard, makeHiss(seconds, seed + 100), 0, hiss);
    return withAverage(heard);
  };
}

/** Rain that is too far away and too much to be counted. */
function makeHiss(seconds: number, seed: number) {
  return withAverage(
    makeWide((side) => {
      const swell = wander(seed + side, 0.7, 0.7, 1);
      const white = makeWhite(seed + 3 + side, seconds);
      const air = lowPass(highPass(white, 900), (at) => 5200 + 2600 * swell(at), 0.5);
      return multiply(air, drawCurve(swell, white.length));
    }, 1),
    -24,
  );
}
