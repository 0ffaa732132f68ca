import {
  summariseCampaigns,
  type CampaignSummary,
  type CountedMetric,
} from "./summarise-campaigns.ts";

type DatedMetric = CountedMetric & { metric_date: string };

export type MetricGroup = {
  /** The first day: a Monday, or the first of a month. */
  start: string;
  /** Days since 1970: where it stands in time. */
  day: number;
  summary: CampaignSummary;
};

export type Grain = "week" | "month";

const dayLength = 86_400_000;
/** More weeks than this are too many to tell apart. */
const mostWeeks = 60;

/** Campaigns report on different days, so their entries meet by the week, or by the month over years. */
export function groupMetrics(metrics: readonly DatedMetric[]): {
  grain: Grain;
  groups: MetricGroup[];
} {
  const days = metrics.map((metric) => toDay(metric.metric_date));
  const weeks = days.length === 0 ? 0 : (Math.max(...days) - Math.min(...days)) / 7;
  const grain = weeks > mostWeeks ? "month" : "week";
  const byStart = Map.groupBy(metrics, (metric) => startOf(grain, metric.metric_date));
  const groups = [...byStart].map(([start, own]) => ({
    start,
    day: toDay(start),
    summary: summariseCampaigns(own),
  }));
  return { grain, groups: groups.toSorted((a, b) => a.day - b.day) };
}

function startOf(grain: Grain, date: string): string {
  if (grain === "month") return `${date.slice(0, 7)}-01`;
  const day = toDay(date);
  // The first of January 1970 was a Thursday.
  const sinceMonday = (((day + 3) % 7) + 7) % 7;
  return new Date((day - sinceMonday) * dayLength).toISOString().slice(0, 10);
}

function toDay(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / dayLength);
}
