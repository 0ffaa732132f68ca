import { type Curve, drawCurve, wander } from "../core/curve.ts";
import { bandPass, lowPass } from "../core/filter.ts";
import { makeBrown, makePink } from "../core/noise.ts";
import { makeRandom } from "../core/random.ts";
import { add, multiply, scale, toSamples, withAverage } from "../core/signal.ts";
import { makeWide, place } from "../core/stereo.ts";
import type { Sound } from "./sound.ts";
import { makePartials } from "./machines.ts";

/** No room is silent: what comes through its walls, and the air in it. */
export function roomTone(): Sound {
  return (seconds, seed) =>
    withAverage(
      makeWide((side) => {
        const drift = wander(seed + side, 0.5, 0.8, 1);
        const brown = lowPass(makeBrown(seed + 2 + side, seconds), 160);
        const air = bandPass(makePink(seed + 4 + side, seconds), 480, 0.4);
        return multiply(add(brown, scale(air, 0.28)), drawCurve(drift, brown.length));
      }, 0.9),
    );
}

/** Water near the boil, or just off it: bubbles that burst below the surface, and steam over them. */
export function simmer(heat: Curve): Sound {
  return (seconds, seed) => {
    const random = makeRandom(seed);
    const tremble = new Float32Array(toSamples(seconds));
    let level = 0;
    for (let index = 0; index < tremble.length; index++) {
      if (random() < 0.002) level = random();
      tremble[index] = level;
    }
    const churn = lowPass(tremble, 40);
    const pink = makePink(seed + 1, seconds);
    const boil = multiply(
      lowPass(pink, (at) => 300 + 700 * heat(at), 1),
      churn,
    );
    const steam = scale(bandPass(pink, 5200, 0.8), 0.35);
    return withAverage(place(multiply(add(boil, steam), drawCurve(heat, pink.length)), 0));
  };
}

/**
 * Something very large made of metal that begins to sound: partials of a ring rather than of a string,
 * brought up by what runs around in it.
 */
export function bowedRing(light: Curve, pan: Curve): Sound {
  return (seconds, seed) => {
    const modes = [1, 1.506, 2.83, 4.02, 5.42, 7.19];
    const hertz = 87;
    const voices = modes.map((mode, voice) => {
      const beat = wander(seed + voice, 0.7 + voice * 0.3, 0.55, 1);
      const pure = makePartials(seconds, hertz * mode, [1, 0.08]);
      const twin = makePartials(seconds, hertz * mode * 1.0035, [0.7]);
      const bow = scale(bandPass(makePink(seed + 20 + voice, seconds), hertz * mode, 40), 1.6);
      const brightness = (at: number) => light(at) ** (1 + voice * 0.55) * beat(at);
      return multiply(
        scale(add(pure, twin, bow), 1 / (1 + voice * 0.7)),
        drawCurve(brightness, pure.length),
      );
    });
    return withAverage(place(add(...voices), pan));
  };
}
