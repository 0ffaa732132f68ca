import { labsFeed } from "../../../content/pages/labs.ts";

export function readTime(text: string | null | undefined): number | null {
  const time = text ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

/** The day, the same wherever the reader is. */
export function formatPostDay(text: string | null | undefined): string {
  const time = readTime(text);
  if (time === null) return labsFeed.unknownDate;
  return new Date(time).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
}

const steps = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** `3 hours ago`, in the largest unit that fits. */
export function formatAge(savedAt: number, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - savedAt) / 1000));
  const [unit, size] = steps.find(([, length]) => seconds >= length) ?? ["second", 1];
  const format = new Intl.RelativeTimeFormat("en-GB", { numeric: "auto" });
  return format.format(-Math.floor(seconds / size), unit);
}
