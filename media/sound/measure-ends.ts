import { type Signal, type Stereo, toSamples } from "./core/signal.ts";

/** What is louder than this where a film ends is heard to be broken off. */
export const endsLimit = -50;

/** A block of the codecs: decoded, it is silent or it is not. */
const moment = toSamples(0.02);

function measureLevel(signal: Signal): number {
  const sum = signal.reduce((total, sample) => total + sample * sample, 0);
  return 10 * Math.log10(Math.max(sum / Math.max(1, signal.length), 1e-12));
}

/** Decibels of the first and the last moment, whichever ear and end is louder. */
export function measureEnds({ left, right }: Stereo, seconds: number): number {
  const end = toSamples(seconds);
  return Math.max(
    ...[left, right].flatMap((signal) => [
      measureLevel(signal.subarray(0, moment)),
      measureLevel(signal.subarray(end - moment, end)),
      // Codecs fill their last block, and not every decoder leaves out what is beyond the film.
      measureLevel(signal.subarray(end)),
    ]),
  );
}
