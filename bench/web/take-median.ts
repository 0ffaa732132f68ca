import type { Measurement } from "./measure-page.ts";

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** Figure by figure, over the runs of one page. */
export function takeMedian(runs: readonly Measurement[]): Measurement {
  const pick = (read: (run: Measurement) => number) => median(runs.map(read));
  const pickEach = (read: (run: Measurement) => readonly number[]) =>
    runs
      .slice(0, 1)
      .flatMap((first) => read(first).map((_, at) => pick((run) => read(run)[at] ?? 0)));
  return {
    scores: pickEach(({ scores }) => scores),
    lcp: pick(({ lcp }) => lcp),
    cls: pick(({ cls }) => cls),
    tbt: pick(({ tbt }) => tbt),
    bytes: pickEach(({ bytes }) => bytes),
  };
}
