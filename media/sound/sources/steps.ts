import { bandPass, highPass, lowPass } from "../core/filter.ts";
import { between, makeRandom, type Random } from "../core/random.ts";
import {
  add,
  makeStereo,
  mixInto,
  scale,
  type Signal,
  toSamples,
  withPeak,
} from "../core/signal.ts";
import { dropInto } from "../core/stereo.ts";
import { burst, strike } from "../core/strike.ts";
import { makeBubble } from "./bubble.ts";
import type { Sound } from "./sound.ts";

type Ground = "stone" | "wet" | "sand";

function makeSole(random: Random, weight: number): Signal {
  const thud = strike(
    [{ hertz: between(random, 85, 120), ring: 0.09, level: weight }],
    random,
    0.003,
  );
  const scuff = bandPass(burst(random, 0.03, 0.001), between(random, 900, 1500), 0.7);
  return add(thud, scale(scuff, 0.9), scale(highPass(burst(random, 0.012, 0.0005), 2500), 0.25));
}

function makeSand(random: Random): Signal {
  const grains = new Float32Array(toSamples(0.24));
  for (let count = 0; count < 160; count++) {
    const at = between(random, 0, 1) ** 0.8 * 0.2;
    const grain = highPass(burst(random, between(random, 0.002, 0.006), 0.0003), 1400);
    mixInto(grains, grain, toSamples(at), random() ** 2 * Math.sin((Math.PI * at) / 0.22));
  }
  return add(scale(lowPass(burst(random, 0.16, 0.02), 300), 1.4), scale(grains, 0.7));
}

function makeSplash(random: Random): Signal {
  const wash = bandPass(burst(random, 0.14, 0.012), between(random, 2200, 3600), 0.6);
  const splash = add(wash, new Float32Array(toSamples(0.22)));
  for (let count = 0; count < 9; count++) {
    const bubble = makeBubble(between(random, 900, 3800), between(random, 0.012, 0.03), 0.6);
    mixInto(splash, bubble, toSamples(between(random, 0.01, 0.17)), between(random, 0.05, 0.3));
  }
  return splash;
}

const grounds: Record<Ground, (random: Random) => Signal> = {
  stone: (random) => makeSole(random, 0.8),
  wet: (random) => add(makeSole(random, 0.6), scale(makeSplash(random), 0.55)),
  sand: makeSand,
};

/** Heel, and a moment later the ball of the foot, at each of the moments; no two alike. */
export function steps(ground: Ground, moments: readonly number[]): Sound {
  return (seconds, seed) => {
    const random = makeRandom(seed);
    const walk = makeStereo(toSamples(seconds));
    for (const [count, moment] of moments.entries()) {
      const side = count % 2 === 0 ? -0.12 : 0.12;
      const loud = between(random, 0.75, 1);
      const at = toSamples(moment + between(random, -0.012, 0.012));
      dropInto(walk, grounds[ground](random), at, side, loud);
      if (ground !== "sand")
        dropInto(
          walk,
          grounds[ground](random),
          at + toSamples(between(random, 0.075, 0.11)),
          side,
          loud * 0.45,
        );
    }
    return withPeak(walk);
  };
}

/** Moments of somebody who walks: so many steps a second. */
export function pace(from: number, to: number, rate: number): number[] {
  return Array.from({ length: Math.floor((to - from) * rate) }, (_, step) => from + step / rate);
}
