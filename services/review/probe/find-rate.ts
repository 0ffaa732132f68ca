import type { FrameRate } from "../../../domain/review/timecode.ts";

export type FoundRate = FrameRate & { isVariable: boolean };

const standardRates: readonly FrameRate[] = [
  ...[24, 30, 48, 60, 120].map((whole) => ({ num: whole * 1000, den: 1001 })),
  ...[5, 8, 10, 12, 15, 16, 18, 20, 24, 25, 30, 48, 50, 60, 72, 90, 100, 120, 144, 240].map(
    (whole) => ({ num: whole, den: 1 }),
  ),
  { num: 25, den: 2 },
];
const mostPart = 1_000_000;

/**
 * Frames a second, of the times at which frames are shown, in ticks and in order. Constant is a rate by which each frame is
 * found again from its time; what is not gets the usual rate that is nearest.
 */
export function findRate(times: ArrayLike<number>, ticksPerSecond: number): FoundRate {
  const first = times[0] ?? 0;
  const last = times[times.length - 1] ?? 0;
  if (times.length < 2 || last <= first) return { num: 25, den: 1, isVariable: false };
  const average = ((times.length - 1) * ticksPerSecond) / (last - first);
  const candidates = [findEven(times, ticksPerSecond), ...standardRates]
    .filter((rate) => rate !== null)
    .map((rate) => ({ rate, drift: measureDrift(times, ticksPerSecond, rate) }))
    .toSorted((a, b) => a.drift - b.drift);
  const best = candidates[0];
  // Less than half a frame, with room for the rounding of clocks.
  if (best && best.drift < 0.25) return { ...best.rate, isVariable: false };
  const nearest = standardRates.toSorted(
    (a, b) => Math.abs(a.num / a.den - average) - Math.abs(b.num / b.den - average),
  )[0];
  return { ...(nearest ?? { num: 25, den: 1 }), isVariable: true };
}

/** Where every frame lasts as long as the first. */
function findEven(times: ArrayLike<number>, ticksPerSecond: number): FrameRate | null {
  const step = (times[1] ?? 0) - (times[0] ?? 0);
  if (step <= 0 || !Number.isInteger(ticksPerSecond)) return null;
  const shared = greatestDivisor(ticksPerSecond, step);
  const rate = { num: ticksPerSecond / shared, den: step / shared };
  return rate.num <= mostPart && rate.den <= mostPart ? rate : null;
}

/** By how much of a frame the farthest is off. */
function measureDrift(
  times: ArrayLike<number>,
  ticksPerSecond: number,
  { num, den }: FrameRate,
): number {
  const first = times[0] ?? 0;
  let most = 0;
  for (let index = 1; index < times.length; index += 1) {
    const frame = (((times[index] ?? 0) - first) * num) / (ticksPerSecond * den);
    most = Math.max(most, Math.abs(frame - index));
    if (most >= 0.25) return most;
  }
  return most;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
