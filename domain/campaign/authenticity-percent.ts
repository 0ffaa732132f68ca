/** 0.5 is 50; above 1 the score is a percent already. Undefined is no score at all. */
export function authenticityPercent(score: unknown): number | undefined {
  if (typeof score !== "number" || Number.isNaN(score) || score < 0 || score > 100)
    return undefined;
  return score > 1 ? score : score * 100;
}
