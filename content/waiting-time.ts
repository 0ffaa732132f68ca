const minute = 60;
const hour = 60 * minute;

/** Where nobody said how long. */
export const someTime = "in a few minutes";

/** When to try again, in words that follow "please try again". */
export function describeWait(seconds: number): string {
  if (seconds <= 1.5 * minute) return "in a minute";
  if (seconds <= 1.5 * hour) return `in ${Math.ceil(seconds / minute)} minutes`;
  return `in ${Math.ceil(seconds / hour)} hours`;
}
