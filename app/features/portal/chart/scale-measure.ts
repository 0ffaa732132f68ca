export type Scale = { floor: number; top: number };

/** From zero to the next round number above the highest. */
export function scaleCounts(values: readonly number[]): Scale {
  const highest = Math.max(...values, 0);
  if (highest === 0) return { floor: 0, top: 1 };
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((each) => each * power >= highest) ?? 10;
  return { floor: 0, top: step * power };
}

/** Scores lie between 0 and 1, or from -1 when one is below zero, unless somebody counts otherwise. */
export function scaleScores(values: readonly number[]): Scale {
  const lowest = Math.min(...values, 0);
  const highest = Math.max(...values, 1);
  return {
    floor: lowest < 0 ? Math.min(lowest, -1) : 0,
    top: highest > 1 ? scaleCounts([highest]).top : 1,
  };
}

/** How high a value stands: 0 on the floor, 1 at the top. */
export function heightOf(value: number, { floor, top }: Scale): number {
  return (value - floor) / (top - floor);
}
