import { sampleRate, type Signal, type Stereo } from "./signal.ts";

type Section = readonly [b0: number, b1: number, b2: number, a1: number, a2: number];

/** ITU-R BS.1770: the head, and the ear's weighting, at 48 kHz. */
const weighting: readonly Section[] = [
  [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585],
  [1, -2, 1, -1.99004745483398, 0.99007225036621],
];

function weigh(signal: Signal): Signal {
  return weighting.reduce((heard, [b0, b1, b2, a1, a2]) => {
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    return heard.map((x) => {
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      [x2, x1, y2, y1] = [x1, x, y1, y];
      return y;
    });
  }, signal);
}

const block = Math.round(sampleRate * 0.4);
const toLoudness = (power: number) => -0.691 + 10 * Math.log10(Math.max(power, 1e-12));
const average = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function sumOfSquares(signal: Signal, from: number): number {
  let sum = 0;
  for (const sample of signal.subarray(from, from + block)) sum += sample * sample;
  return sum;
}

/** Integrated loudness in LUFS, gated as BS.1770-4 says. */
export function measureLoudness({ left, right }: Stereo): number {
  const [a, b] = [weigh(left), weigh(right)];
  const powers: number[] = [];
  for (let from = 0; from + block <= a.length; from += block / 4)
    powers.push((sumOfSquares(a, from) + sumOfSquares(b, from)) / block);
  const audible = powers.filter((power) => toLoudness(power) > -70);
  const gate = toLoudness(average(audible)) - 10;
  return toLoudness(average(audible.filter((power) => toLoudness(power) > gate)));
}
