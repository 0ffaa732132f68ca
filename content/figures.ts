import { lazily } from "../domain/lazily.ts";

/** How numbers and months are written to clients. */
const count = lazily(() => new Intl.NumberFormat("en-GB"));
const compact = lazily(
  () => new Intl.NumberFormat("en-GB", { notation: "compact", maximumFractionDigits: 1 }),
);
const percent = lazily(
  () => new Intl.NumberFormat("en-GB", { style: "percent", maximumFractionDigits: 1 }),
);
const month = lazily(
  () => new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" }),
);

export function formatCount(value: number | bigint): string {
  return count().format(value);
}

/** "12.5K": where there is no room for all of it. */
export function formatCompact(value: number | bigint): string {
  return compact().format(value);
}

/** Of a hundred. */
export function formatPercent(value: number): string {
  return percent().format(value / 100);
}

/** The month of a day, or of "2026-10". */
export function formatMonth(date: string): string {
  return month().format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`));
}
