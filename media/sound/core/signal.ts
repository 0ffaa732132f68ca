/** Everything is made, mixed and delivered at this rate. */
export const sampleRate = 48_000;

export type Signal = Float32Array;
export type Stereo = { left: Signal; right: Signal };

export function toSamples(seconds: number): number {
  return Math.round(seconds * sampleRate);
}

export function fromDecibels(decibels: number): number {
  return 10 ** (decibels / 20);
}

/** A signal from what it is at each sample. */
export function makeSignal(length: number, at: (index: number) => number): Signal {
  const signal = new Float32Array(length);
  for (let index = 0; index < length; index++) signal[index] = at(index);
  return signal;
}

export function makeStereo(length: number): Stereo {
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

/** Adds what falls inside the target and leaves out the rest. */
export function mixInto(target: Signal, source: Signal, offset = 0, gain = 1): void {
  const from = Math.max(0, -offset);
  const to = Math.min(source.length, target.length - offset);
  for (let index = from; index < to; index++) {
    const place = index + offset;
    target[place] = (target[place] ?? 0) + (source[index] ?? 0) * gain;
  }
}

export function mixStereoInto(target: Stereo, source: Stereo, offset = 0, gain = 1): void {
  mixInto(target.left, source.left, offset, gain);
  mixInto(target.right, source.right, offset, gain);
}

export function mapStereo({ left, right }: Stereo, change: (signal: Signal) => Signal): Stereo {
  return { left: change(left), right: change(right) };
}

export function scale(signal: Signal, gain: number): Signal {
  return signal.map((sample) => sample * gain);
}

export function multiply(signal: Signal, by: Signal): Signal {
  return signal.map((sample, index) => sample * (by[index] ?? 0));
}

/** Two voices as one. */
export function add(...signals: readonly Signal[]): Signal {
  const sum = new Float32Array(Math.max(0, ...signals.map(({ length }) => length)));
  for (const signal of signals) mixInto(sum, signal);
  return sum;
}

export function findPeak(signal: Signal): number {
  let peak = 0;
  for (const sample of signal) peak = Math.max(peak, Math.abs(sample));
  return peak;
}

function findPower(signal: Signal): number {
  let sum = 0;
  for (const sample of signal) sum += sample * sample;
  return sum / Math.max(1, signal.length);
}

/** What lies under an event before its score says how loud it is: as if all of them stood at one distance. */
export function withPeak(stereo: Stereo, decibels = -6): Stereo {
  const peak = Math.max(findPeak(stereo.left), findPeak(stereo.right), 1e-9);
  return mapStereo(stereo, (signal) => scale(signal, fromDecibels(decibels) / peak));
}

/** The same for what goes on and on, by its average. */
export function withAverage(stereo: Stereo, decibels = -22): Stereo {
  const power = Math.max((findPower(stereo.left) + findPower(stereo.right)) / 2, 1e-18);
  return mapStereo(stereo, (signal) => scale(signal, fromDecibels(decibels) / Math.sqrt(power)));
}
