import { type Random, between } from "./random.ts";
import { makeSignal, sampleRate, type Signal, toSamples } from "./signal.ts";

/** One way in which a body rings. */
export type Mode = {
  hertz: number;
  /** Seconds until it is a thousandth. */ ring: number;
  level: number;
};

/** What an instrument maker calls the tap tone: the body's modes, each from its own moment of the blow. */
export function strike(modes: readonly Mode[], random: Random, softness = 0.0006): Signal {
  const longest = Math.max(...modes.map(({ ring }) => ring)) + softness * 4;
  const struck = new Float32Array(toSamples(longest));
  for (const { hertz, ring, level } of modes) {
    const turn = (2 * Math.PI * hertz) / sampleRate;
    const phase = between(random, -0.3, 0.3);
    const fade = Math.exp(-6.9 / (ring * sampleRate));
    let loudness = level;
    const length = Math.min(struck.length, toSamples(ring + softness * 4));
    for (let index = 0; index < length; index++) {
      // A soft blow brings a mode up over a moment, and hardly brings up one that is faster than it.
      const onset = 1 - Math.exp(-index / (softness * sampleRate));
      struck[index] = (struck[index] ?? 0) + Math.sin(index * turn + phase) * loudness * onset;
      loudness *= fade;
    }
  }
  return fadeTail(struck);
}

/** A burst of noise that dies away. */
export function burst(random: Random, seconds: number, attack = 0.001): Signal {
  const length = toSamples(seconds);
  return fadeTail(
    makeSignal(length, (index) => {
      const at = index / sampleRate;
      const onset = Math.min(1, at / attack);
      return (random() * 2 - 1) * onset * Math.exp((-5 * at) / seconds);
    }),
  );
}

/** Nothing ends on a step. */
export function fadeTail(signal: Signal, seconds = 0.004): Signal {
  const length = Math.min(signal.length, toSamples(seconds));
  const from = signal.length - length;
  return signal.map((sample, index) =>
    index < from ? sample : sample * ((signal.length - index) / length),
  );
}
