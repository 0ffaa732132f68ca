import { makeRandom } from "./random.ts";
import { makeSignal, type Signal, toSamples } from "./signal.ts";

export function makeWhite(seed: number, seconds: number): Signal {
  const random = makeRandom(seed);
  return makeSignal(toSamples(seconds), () => random() * 2 - 1);
}

/** Equal power in every octave (Kellet's filter). */
export function makePink(seed: number, seconds: number): Signal {
  let [a, b, c] = [0, 0, 0];
  return makeWhite(seed, seconds).map((white) => {
    a = 0.99765 * a + white * 0.099046;
    b = 0.963 * b + white * 0.2965164;
    c = 0.57 * c + white * 1.0526913;
    return (a + b + c + white * 0.1848) * 0.25;
  });
}

/** What is below everything else: each sample a step from the last. */
export function makeBrown(seed: number, seconds: number): Signal {
  let level = 0;
  return makeWhite(seed, seconds).map((white) => {
    level = 0.998 * level + white * 0.06;
    return level;
  });
}
