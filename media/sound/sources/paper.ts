import { type Curve, drawCurve, wander } from "../core/curve.ts";
import { bandPass, highPass } from "../core/filter.ts";
import { makePink, makeWhite } from "../core/noise.ts";
import { between, makeRandom, scatter } from "../core/random.ts";
import {
  add,
  makeStereo,
  mixStereoInto,
  multiply,
  sampleRate,
  scale,
  toSamples,
  withAverage,
} from "../core/signal.ts";
import { dropInto, makeWide, place } from "../core/stereo.ts";
import { burst } from "../core/strike.ts";
import type { Sound } from "./sound.ts";

/** A loose sheet in moving air: it flaps, and each flap cracks a little. */
export function flutter(flaps: number, pan: (at: number) => number): Sound {
  return (seconds, seed) => {
    const pace = wander(seed, 2.2, flaps * 0.7, flaps * 1.3);
    const white = makeWhite(seed + 1, seconds);
    const sheet = add(
      bandPass(white, 780, 1.3),
      scale(bandPass(white, 2100, 0.9), 0.7),
      scale(highPass(white, 4200), 0.25),
    );
    let phase = 0;
    const flapping = white.map((_, index) => {
      phase += pace(index / sampleRate) / sampleRate;
      const turn = phase % 1;
      return Math.exp(-7 * turn) * Math.min(1, turn * 40) + 0.12;
    });
    return withAverage(place(multiply(sheet, flapping), pan));
  };
}

/** Many sheets, each bent a little: what crumpling is made of, without the hand. */
export function rustle(density: Curve): Sound {
  return (seconds, seed) => {
    const random = makeRandom(seed);
    const heard = makeStereo(toSamples(seconds));
    const cracks = Array.from({ length: 40 }, () =>
      bandPass(
        burst(random, between(random, 0.002, 0.02), 0.0003),
        between(random, 1200, 6500),
        between(random, 0.6, 2),
      ),
    );
    for (const at of scatter(random, seconds, (moment) => 260 * density(moment))) {
      const crack = cracks[Math.floor(random() * cracks.length)];
      if (crack)
        dropInto(heard, crack, toSamples(at), between(random, -1, 1), random() ** 4 * density(at));
    }
    return withAverage(heard);
  };
}

/** The air of a tunnel that one flies through, with a hollow for its mouth. */
export function tunnelAir(): Sound {
  return (seconds, seed) => {
    const heard = makeWide((side) => {
      const push = wander(seed + side, 0.9, 0.5, 1);
      const pink = makePink(seed + 3 + side, seconds);
      const hollow = add(bandPass(pink, 118, 6), scale(bandPass(pink, 236, 8), 0.6));
      const air = bandPass(pink, (at) => 420 + 340 * push(at), 0.7);
      return multiply(add(air, hollow), drawCurve(push, pink.length));
    }, 0.9);
    const wide = makeStereo(heard.left.length);
    mixStereoInto(wide, heard);
    return withAverage(wide);
  };
}
