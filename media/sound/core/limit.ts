import { findPeak, makeSignal, mapStereo, multiply, type Signal, type Stereo } from "./signal.ts";

const taps = 8;
const steps = 4;

/** Three places between each two samples, for peaks that no sample shows (BS.1770, annex 2). */
const kernels = Array.from({ length: steps }, (_, step) =>
  Array.from({ length: taps * 2 }, (__, tap) => {
    const at = tap - taps + 1 - step / steps;
    const sinc = at === 0 ? 1 : Math.sin(Math.PI * at) / (Math.PI * at);
    return sinc * Math.cos((Math.PI * at) / (2 * taps)) ** 2;
  }),
);

/** The highest value that the sound reaches at or after each sample, before the next one. */
function tracePeaks(signal: Signal): Signal {
  return makeSignal(signal.length, (index) => {
    let peak = Math.abs(signal[index] ?? 0);
    // What is quiet cannot hide a peak between two samples.
    if (peak < 0.2) return peak;
    for (const kernel of kernels.slice(1)) {
      let value = 0;
      for (const [tap, weight] of kernel.entries())
        value += weight * (signal[index + tap - taps + 1] ?? 0);
      peak = Math.max(peak, Math.abs(value));
    }
    return peak;
  });
}

export function measureTruePeak({ left, right }: Stereo): number {
  return Math.max(findPeak(tracePeaks(left)), findPeak(tracePeaks(right)));
}

/** Samples in which the gain comes down before a peak, and goes up after it. */
const reach = 480;

/** Turns down what would go over the ceiling, both sides alike and without an edge. */
export function limit(stereo: Stereo, ceiling: number): Stereo {
  const [left, right] = [tracePeaks(stereo.left), tracePeaks(stereo.right)];
  const needed = left.map((peak, index) =>
    Math.min(1, ceiling / Math.max(peak, right[index] ?? 0, 1e-9)),
  );
  if (needed.every((gain) => gain === 1)) return stereo;
  const lowest = smallestWithin(needed, reach);
  const gain = smooth(smooth(lowest, reach / 2), reach / 2);
  return mapStereo(stereo, (signal) => multiply(signal, gain));
}

/** The smallest value not farther away than so many samples. */
function smallestWithin(signal: Signal, distance: number): Signal {
  const queue: number[] = [];
  let head = 0;
  const found = new Float32Array(signal.length);
  for (let index = 0; index < signal.length + distance; index++) {
    const value = signal[index];
    if (value !== undefined) {
      while (queue.length > head && (signal[queue.at(-1) ?? 0] ?? 1) >= value) queue.pop();
      queue.push(index);
    }
    while ((queue[head] ?? index) < index - 2 * distance) head++;
    if (index >= distance) found[index - distance] = signal[queue[head] ?? 0] ?? 1;
  }
  return found;
}

function smooth(signal: Signal, distance: number): Signal {
  const width = 2 * distance + 1;
  const at = (index: number) => signal[Math.min(Math.max(index, 0), signal.length - 1)] ?? 1;
  let sum = 0;
  for (let index = -distance - 1; index < distance; index++) sum += at(index);
  return makeSignal(signal.length, (index) => {
    sum += at(index + distance) - at(index - distance - 1);
    return sum / width;
  });
}
