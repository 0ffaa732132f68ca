import type { Signal, Stereo } from "./core/signal.ts";
import { toSamples } from "./core/signal.ts";

const [near, around] = [toSamples(0.002), toSamples(0.04)];

/** How sharply the sound bends between the two places at most. */
function findBend(signal: Signal, from: number, to: number): number {
  let sharpest = 0;
  for (let index = Math.max(1, from); index < Math.min(to, signal.length - 1); index++) {
    const bend = (signal[index - 1] ?? 0) - 2 * (signal[index] ?? 0) + (signal[index + 1] ?? 0);
    sharpest = Math.max(sharpest, Math.abs(bend));
  }
  return sharpest;
}

/**
 * A click is a bend that nothing around it explains. Says how many times sharper the sound bends at
 * the moment than in the moments before and after it, or than `least`.
 */
export function findClick({ left, right }: Stereo, moment: number, least = 1e-6): number {
  const at = toSamples(moment);
  return Math.max(
    ...[left, right].map((signal) => {
      const here = findBend(signal, at - near, at + near);
      const before = findBend(signal, at - around, at - near);
      const after = findBend(signal, at + near, at + around);
      return here / Math.max(before, after, least);
    }),
  );
}

/** A loop played twice: its seam is in the middle. */
export function repeat({ left, right }: Stereo): Stereo {
  const twice = (signal: Signal) => {
    const both = new Float32Array(signal.length * 2);
    both.set(signal);
    both.set(signal, signal.length);
    return both;
  };
  return { left: twice(left), right: twice(right) };
}
