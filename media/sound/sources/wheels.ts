import { drawCurve, toCurve, type Value, wander } from "../core/curve.ts";
import { bandPass, highPass, lowPass } from "../core/filter.ts";
import { makePink, makeWhite } from "../core/noise.ts";
import { makeRandom } from "../core/random.ts";
import {
  add,
  multiply,
  sampleRate,
  scale,
  type Signal,
  toSamples,
  withAverage,
} from "../core/signal.ts";
import { makeWide, place } from "../core/stereo.ts";
import type { Sound } from "./sound.ts";

type Roll = {
  /** Metres a second: with it the roar climbs. */
  speed: Value;
  /** How rough the concrete is. */
  grit?: number;
};

/** Four wheels of urethane on concrete, and the board above them that sounds with it. */
export function wheels({ speed, grit = 0.5 }: Roll): Sound {
  const fast = toCurve(speed);
  return (seconds, seed) =>
    withAverage(
      makeWide((side) => {
        const ground = wander(seed + side, 6, 0.65, 1);
        const white = makeWhite(seed + 3 + side, seconds);
        const pink = makePink(seed + 5 + side, seconds);
        const roar = bandPass(pink, (at) => 150 + 75 * fast(at), 0.7);
        const deck = add(
          bandPass(pink, 182, 7),
          scale(bandPass(pink, 347, 8), 0.8),
          scale(bandPass(pink, 596, 8), 0.5),
        );
        const stones = highPass(
          lowPass(white, (at) => 1400 + 620 * fast(at), 0.6),
          700,
        );
        // The wheels are never quite round: each turn has its loud place.
        const turning = turnBy((at) => fast(at) / (Math.PI * 0.054), seconds, seed + side);
        const loud = drawCurve((at) => ground(at) * Math.min(1, fast(at) / 3), pink.length);
        return multiply(
          multiply(add(roar, scale(deck, 0.9), scale(stones, 0.16 * grit)), loud),
          turning,
        );
      }, 0.5),
    );
}

function turnBy(rate: (at: number) => number, seconds: number, seed: number): Signal {
  const random = makeRandom(seed);
  let phase = random();
  const turning = new Float32Array(toSamples(seconds));
  return turning.map((_, index) => {
    phase += rate(index / sampleRate) / sampleRate;
    return 0.86 + 0.14 * Math.sin(2 * Math.PI * phase);
  });
}

/** Wheels that touch nothing: a whirr of bearings that runs down. */
export function freeWheels(): Sound {
  return (seconds, seed) => {
    const white = makeWhite(seed, seconds);
    const slowing = (at: number) => 1 - 0.35 * (at / seconds);
    const whirr = add(
      bandPass(white, (at) => 3600 * slowing(at), 5),
      scale(
        bandPass(white, (at) => 5400 * slowing(at), 7),
        0.6,
      ),
    );
    const turning = turnBy((at) => 26 * slowing(at), seconds, seed + 1);
    return withAverage(place(multiply(whirr, multiply(turning, turning)), 0));
  };
}
