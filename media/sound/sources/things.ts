import { bandPass, lowPass } from "../core/filter.ts";
import { between, makeRandom } from "../core/random.ts";
import { add, makeStereo, scale, toSamples, withPeak } from "../core/signal.ts";
import { dropInto } from "../core/stereo.ts";
import { burst, type Mode, strike } from "../core/strike.ts";
import type { Sound } from "./sound.ts";

type Body = { modes: readonly Mode[]; softness: number; scrape: number };

/** Modes as measured on such things, by ear and by book: bars and plates are not harmonic. */
const bodies = {
  /** Steel on steel, large and hollow: a spreader that meets a container. */
  container: {
    modes: [
      { hertz: 62, ring: 0.9, level: 1 },
      { hertz: 131, ring: 1.1, level: 0.7 },
      { hertz: 247, ring: 0.8, level: 0.55 },
      { hertz: 418, ring: 0.6, level: 0.4 },
      { hertz: 693, ring: 0.45, level: 0.3 },
      { hertz: 1130, ring: 0.3, level: 0.22 },
      { hertz: 1870, ring: 0.2, level: 0.14 },
    ],
    softness: 0.002,
    scrape: 0.5,
  },
  /** Thin glass, set down. */
  glass: {
    modes: [
      { hertz: 1480, ring: 0.34, level: 0.5 },
      { hertz: 2890, ring: 0.42, level: 0.6 },
      { hertz: 4720, ring: 0.25, level: 0.4 },
      { hertz: 7310, ring: 0.14, level: 0.2 },
      { hertz: 190, ring: 0.05, level: 0.4 },
    ],
    softness: 0.0004,
    scrape: 0.15,
  },
  /** Glazed clay: a cup on its saucer. */
  china: {
    modes: [
      { hertz: 1120, ring: 0.13, level: 0.5 },
      { hertz: 2210, ring: 0.17, level: 0.6 },
      { hertz: 3570, ring: 0.1, level: 0.45 },
      { hertz: 5240, ring: 0.07, level: 0.25 },
    ],
    softness: 0.0004,
    scrape: 0.25,
  },
  /** Sheet metal that cools: one fold lets go. */
  tick: {
    modes: [
      { hertz: 2140, ring: 0.05, level: 0.5 },
      { hertz: 3390, ring: 0.06, level: 0.5 },
      { hertz: 5120, ring: 0.04, level: 0.35 },
    ],
    softness: 0.0002,
    scrape: 0.1,
  },
  /** Seven plies of maple against a kerb of concrete. */
  board: {
    modes: [
      { hertz: 172, ring: 0.1, level: 0.8 },
      { hertz: 334, ring: 0.08, level: 0.7 },
      { hertz: 585, ring: 0.06, level: 0.6 },
      { hertz: 1240, ring: 0.04, level: 0.5 },
      { hertz: 2480, ring: 0.025, level: 0.35 },
    ],
    softness: 0.0005,
    scrape: 1,
  },
  /** A floorboard or a shelf. */
  wood: {
    modes: [
      { hertz: 142, ring: 0.07, level: 0.7 },
      { hertz: 315, ring: 0.06, level: 0.6 },
      { hertz: 720, ring: 0.03, level: 0.3 },
    ],
    softness: 0.0012,
    scrape: 0.3,
  },
} as const satisfies Record<string, Body>;

/** Things that touch at each of the moments, as hard as it says there. */
export function knocks(
  body: keyof typeof bodies,
  moments: readonly (readonly [at: number, force: number])[],
): Sound {
  const { modes, softness, scrape }: Body = bodies[body];
  return (seconds, seed) => {
    const random = makeRandom(seed);
    const longest = Math.max(...modes.map(({ ring }) => ring)) + 0.1;
    const heard = makeStereo(toSamples(seconds + longest));
    for (const [at, force] of moments) {
      const tuned = modes.map(({ hertz, ring, level }) => ({
        hertz: hertz * between(random, 0.985, 1.015),
        ring: ring * between(random, 0.8, 1.1),
        level: level * between(random, 0.6, 1),
      }));
      const hit = strike(tuned, random, softness / Math.max(0.3, force));
      const noise = bandPass(burst(random, 0.03 + scrape * 0.05, 0.0004), 1900, 0.5);
      dropInto(
        heard,
        add(hit, scale(noise, scrape)),
        toSamples(at),
        between(random, -0.08, 0.08),
        force,
      );
    }
    return withPeak(heard);
  };
}

/** Metal or glass that cools or warms: ticks, closer together the faster it does. */
export function cooling(rate: number | ((at: number) => number)): Sound {
  return (seconds, seed) => {
    const random = makeRandom(seed);
    const at = typeof rate === "number" ? () => rate : rate;
    const moments: (readonly [number, number])[] = [];
    for (let moment = 0; moment < seconds; moment += 0.02)
      if (random() < at(moment) * 0.02)
        moments.push([moment + random() * 0.02, between(random, 0.15, 1) ** 2]);
    return knocks("tick", moments.length > 0 ? moments : [[seconds / 2, 0.2]])(seconds, seed + 1);
  };
}

/** A soft blow far away, felt more than heard. */
export function thud(): Sound {
  return (_seconds, seed) => {
    const random = makeRandom(seed);
    const heard = makeStereo(toSamples(1));
    const modes = [
      { hertz: 48, ring: 0.6, level: 1 },
      { hertz: 79, ring: 0.4, level: 0.5 },
    ];
    dropInto(
      heard,
      add(strike(modes, random, 0.01), lowPass(burst(random, 0.3, 0.01), 160)),
      0,
      0,
      1,
    );
    return withPeak(heard);
  };
}
