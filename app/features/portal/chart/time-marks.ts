import type { MetricGroup } from "../../../../domain/report/group-metrics.ts";
import { lazily } from "../../../../domain/lazily.ts";

export type TimeMark = { label: string; place: number };

const mostMarks = 6;
const shortMonth = lazily(
  () => new Intl.DateTimeFormat("en-GB", { month: "short", timeZone: "UTC" }),
);
const dayLength = 86_400_000;

/** The first of each month between the ends, thinned out; January and the first one name their year. */
export function markMonths(groups: readonly MetricGroup[]): TimeMark[] {
  const first = groups[0]?.day;
  const last = groups.at(-1)?.day;
  if (first === undefined || last === undefined || first === last) return [];
  const months = listMonths(first, last);
  const every = Math.ceil(months.length / mostMarks);
  return months
    .filter((_, index) => index % every === 0)
    .map((date, index) => ({
      label: writeMonth(date, index === 0 || date.getUTCMonth() === 0),
      place: (date.getTime() / dayLength - first) / (last - first),
    }));
}

function listMonths(first: number, last: number): Date[] {
  const months: Date[] = [];
  const start = new Date(first * dayLength);
  const month = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), 1));
  if (start.getUTCDate() > 1) month.setUTCMonth(month.getUTCMonth() + 1);
  while (month.getTime() <= last * dayLength) {
    months.push(new Date(month));
    month.setUTCMonth(month.getUTCMonth() + 1);
  }
  return months;
}

function writeMonth(date: Date, hasYear: boolean): string {
  const name = shortMonth().format(date);
  return hasYear ? `${name} ${date.getUTCFullYear()}` : name;
}
