import { makeRandom } from "./random.ts";
import { makeSignal, sampleRate, type Signal } from "./signal.ts";

/** A value that changes slowly: loudness, pitch, place. */
export type Curve = (seconds: number) => number;
export type Value = number | Curve;

export function toCurve(value: Value): Curve {
  return typeof value === "number" ? () => value : value;
}

const ease = (at: number) => at * at * (3 - 2 * at);

/** Through the points one after the other, without corners. */
export function through(...points: readonly (readonly [at: number, value: number])[]): Curve {
  return (seconds) => {
    let before = points[0];
    for (const point of points) {
      if (point[0] > seconds) {
        if (!before || before === point || point[0] === before[0]) return point[1];
        const [from, start] = before;
        return start + (point[1] - start) * ease((seconds - from) / (point[0] - from));
      }
      before = point;
    }
    return before?.[1] ?? 0;
  };
}

/** Up and down between two values without ever repeating, so many times a second. */
export function wander(seed: number, rate: number, low: number, high: number): Curve {
  const random = makeRandom(seed);
  const values = Array.from({ length: 64 }, random);
  const value = (place: number) => values[((place % 64) + 64) % 64] ?? 0;
  return (seconds) => {
    const place = seconds * rate + 7;
    const from = Math.floor(place);
    const [a, b, c, d] = [value(from - 1), value(from), value(from + 1), value(from + 2)];
    const at = place - from;
    // A uniform spline stays within its points.
    const inner =
      ((1 - at) ** 3 * a +
        (3 * at ** 3 - 6 * at ** 2 + 4) * b +
        (-3 * at ** 3 + 3 * at ** 2 + 3 * at + 1) * c +
        at ** 3 * d) /
      6;
    // It also shies away from the ends: it is stretched to reach them.
    return low + (high - low) * Math.min(1, Math.max(0, 0.5 + (inner - 0.5) * 1.7));
  };
}

const stride = 64;

/** A curve at every sample; nothing here changes faster than the steps in which it is asked. */
export function drawCurve(value: Value, length: number): Signal {
  if (typeof value === "number") return new Float32Array(length).fill(value);
  const points = makeSignal(Math.ceil(length / stride) + 2, (index) =>
    value((index * stride) / sampleRate),
  );
  return makeSignal(length, (index) => {
    const place = Math.floor(index / stride);
    const [from, to] = [points[place] ?? 0, points[place + 1] ?? 0];
    return from + ((to - from) * (index - place * stride)) / stride;
  });
}
