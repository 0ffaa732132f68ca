import { between, makeRandom, scatter } from "../core/random.ts";
import { makeStereo, toSamples, withPeak } from "../core/signal.ts";
import { dropInto } from "../core/stereo.ts";
import { makeBubble } from "./bubble.ts";
import type { Sound } from "./sound.ts";

type Bubbles = { rate?: number; low?: number; high?: number; pan?: number };

/** A few bubbles, small ones after large ones. */
export function bubbles({ rate = 5, low = 180, high = 900, pan = 0 }: Bubbles = {}): Sound {
  return (seconds, seed) => {
    const random = makeRandom(seed);
    const heard = makeStereo(toSamples(seconds + 0.3));
    for (const at of scatter(random, seconds, rate)) {
      const count = 1 + Math.floor(random() * 5);
      const hertz = between(random, low, high);
      for (let step = 0; step < count; step++) {
        const bubble = makeBubble(hertz * (1 + step * 0.16), between(random, 0.06, 0.16), 0.5);
        const offset = toSamples(at + step * between(random, 0.03, 0.07));
        dropInto(heard, bubble, offset, pan + between(random, -0.5, 0.5), between(random, 0.2, 1));
      }
    }
    return withPeak(heard);
  };
}
