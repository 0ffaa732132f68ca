const minute = 60_000;
/** Said aloud when that many are left; every second would drown out all else. */
const saidMinutes = [10, 5, 2, 1];

/** "14:32"; rounded up, so that 0:00 means over. */
export function formatRemaining(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** How many minutes a screen reader was last told of. Undefined before the first time. */
export function findSaidMinutes(milliseconds: number): number | undefined {
  return saidMinutes.findLast((minutes) => milliseconds <= minutes * minute);
}
