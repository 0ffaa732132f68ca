import { type Curve, drawCurve, wander } from "../core/curve.ts";
import { bandPass, highPass, lowPass } from "../core/filter.ts";
import { makePink, makeWhite } from "../core/noise.ts";
import { between, makeRandom, scatter } from "../core/random.ts";
import { add, makeStereo, multiply, scale, toSamples, withAverage } from "../core/signal.ts";
import { dropInto, makeWide, place } from "../core/stereo.ts";
import { burst } from "../core/strike.ts";
import { makePartials } from "./machines.ts";
import type { Sound } from "./sound.ts";

/** A wire that glows: the mains in it, and a thin song that climbs with its heat. */
export function filament(heat: Curve): Sound {
  return (seconds, seed) => {
    const shimmer = wander(seed, 5, 0.7, 1);
    const mains = makePartials(seconds, 100, [1, 0.55, 0.3, 0.34, 0.12, 0.2, 0.06, 0.1]);
    const pink = makePink(seed + 1, seconds);
    const song = add(
      bandPass(pink, (at) => 1120 + 190 * heat(at), 60),
      scale(
        bandPass(pink, (at) => 1690 + 290 * heat(at), 70),
        0.7,
      ),
      scale(
        bandPass(pink, (at) => 3010 + 510 * heat(at), 80),
        0.6,
      ),
    );
    return withAverage(
      place(
        add(
          multiply(scale(lowPass(mains, 900), 0.35), drawCurve(heat, pink.length)),
          multiply(
            scale(song, 2.2),
            drawCurve((at) => heat(at) ** 1.5 * shimmer(at), pink.length),
          ),
        ),
        0,
      ),
    );
  };
}

/** Sparks too small to be seen: dry and sudden, thick where it is hottest. */
export function crackle(density: Curve, rate = 70): Sound {
  return (seconds, seed) => {
    const random = makeRandom(seed);
    const heard = makeStereo(toSamples(seconds));
    const sparks = Array.from({ length: 24 }, () =>
      highPass(burst(random, between(random, 0.001, 0.006), 0.0002), between(random, 1600, 5200)),
    );
    for (const at of scatter(random, seconds, (moment) => rate * density(moment))) {
      const spark = sparks[Math.floor(random() * sparks.length)];
      if (spark) dropInto(heard, spark, toSamples(at), between(random, -0.7, 0.7), random() ** 3);
    }
    return withAverage(heard);
  };
}

/** Air that heat sets going: low, soft, and never still. */
export function glow(heat: Curve): Sound {
  return (seconds, seed) =>
    withAverage(
      makeWide((side) => {
        const lick = wander(seed + side, 5.5, 0.35, 1);
        const pink = makePink(seed + 3 + side, seconds);
        const low = lowPass(highPass(makeWhite(seed + 5 + side, seconds), 90), 260);
        const flame = add(
          scale(low, 0.6),
          lowPass(pink, (at) => 180 + 900 * heat(at) * lick(at)),
        );
        return multiply(
          flame,
          drawCurve((at) => heat(at) * lick(at), pink.length),
        );
      }, 0.8),
    );
}
