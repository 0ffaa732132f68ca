import { type Curve, drawCurve, wander } from "../core/curve.ts";
import { bandPass, highPass, lowPass } from "../core/filter.ts";
import { makePink, makeWhite } from "../core/noise.ts";
import { add, multiply, scale, withAverage } from "../core/signal.ts";
import { makeWide } from "../core/stereo.ts";
import type { Sound } from "./sound.ts";

type Wind = {
  /** How hard it blows, from 0 to 1; by itself it comes and goes. */
  gusts?: Curve;
  /** How much it sings in ropes and rails. */
  howl?: number;
  /** How much of it is heard as air at the ear. */
  hiss?: number;
};

/** Its pitch, its edge and its loudness rise together. */
export function wind({ gusts, howl = 0.3, hiss = 0.2 }: Wind = {}): Sound {
  return (seconds, seed) => {
    const slow = gusts ?? wander(seed + 1, 0.45, 0.25, 1);
    const quick = wander(seed + 2, 1.9, 0.8, 1);
    const wide = makeWide((side) => {
      const own = wander(seed + 3 + side, 0.8, 0.85, 1.15);
      const blow: Curve = (at) => slow(at + side * 0.11) * quick(at) * own(at);
      const pink = makePink(seed + 10 + side, seconds);
      const body = lowPass(pink, (at) => 140 + 520 * blow(at), 0.8);
      const edge = highPass(makeWhite(seed + 20 + side, seconds), (at) => 3400 - 1200 * blow(at));
      const strength = drawCurve(blow, pink.length);
      const sung = multiply(strength, strength);
      const low = bandPass(pink, (at) => 230 + 300 * blow(at), 14);
      const high = bandPass(pink, (at) => 610 + 560 * blow(at + 0.2), 22);
      return add(
        multiply(body, strength),
        multiply(scale(add(low, scale(high, 0.7)), howl * 3.2), sung),
        multiply(scale(edge, hiss * 0.05), sung),
      );
    }, 0.75);
    return withAverage(wide);
  };
}

/** High air, with nothing in its way. */
export function highAir(): Sound {
  return (seconds, seed) =>
    withAverage(
      makeWide((side) => {
        const blow = wander(seed + side, 0.5, 0.5, 1);
        const pink = makePink(seed + 5 + side, seconds);
        return multiply(
          bandPass(pink, (at) => 320 + 380 * blow(at), 0.7),
          drawCurve(blow, pink.length),
        );
      }, 1),
    );
}

/** Leaves that a breeze goes through: many small edges, never all at once. */
export function leaves(): Sound {
  return (seconds, seed) =>
    withAverage(
      makeWide((side) => {
        const breeze = wander(seed, 0.6, 0.12, 1);
        const flutter = wander(seed + 3 + side, 11, 0.2, 1);
        const white = makeWhite(seed + 5 + side, seconds);
        const band = bandPass(highPass(white, 1500), (at) => 3200 + 1600 * breeze(at), 0.6);
        return multiply(
          band,
          drawCurve((at) => breeze(at) ** 2 * flutter(at), white.length),
        );
      }, 0.9),
    );
}
