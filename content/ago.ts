import { formatDay } from "./dates.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago, in a word or two; after a week the day itself. */
export function formatAgo(time: string, now: number): string {
  const passed = now - Date.parse(time);
  if (passed < minute) return "just now";
  if (passed < hour) return `${Math.floor(passed / minute)} min ago`;
  if (passed < day) return `${Math.floor(passed / hour)} h ago`;
  if (passed < 7 * day) return `${Math.floor(passed / day)} d ago`;
  return formatDay(time);
}
