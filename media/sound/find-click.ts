import { mapStereo, type Signal, type Stereo, toSamples } from "./core/signal.ts";

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

/** Where nothing sounds, codecs leave no steps that are worth naming. */
const silentStep = 0.002;

/** Of a browser that begins a film again: 70 to 190 ms of nothing were recorded. */
const gap = 0.1;

/** The film twice, with the gap between. */
function repeat(signal: Signal): Signal {
  const again = signal.length + toSamples(gap);
  const both = new Float32Array(again + signal.length);
  both.set(signal);
  both.set(signal, again);
  return both;
}

/** How sharply the sound bends where the film ends and where it begins again, as above. */
export function findTurnClick(heard: Stereo, seconds: number): number {
  // Codecs fill their last block; the film ends before it.
  const round = mapStereo(heard, (signal) => repeat(signal.subarray(0, toSamples(seconds))));
  return Math.max(...[seconds, seconds + gap].map((at) => findClick(round, at, silentStep)));
}
