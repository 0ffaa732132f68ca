import * as z from "zod/mini";
import type { Fault } from "../field/fault.ts";

/** The figures of one day, as `import_metrics` takes them. */
export type MetricEntry = {
  /** As 2026-01-31. */
  metric_date: string;
  reach: number;
  social_engagement: number;
  media_mentions: number;
  sentiment_score: number | null;
};

export const metricFields = [
  "metric_date",
  "reach",
  "social_engagement",
  "media_mentions",
  "sentiment_score",
] as const;

export type MetricField = (typeof metricFields)[number];
export type MetricProblem = { field: MetricField; fault: Fault };

/** The days that figures may be of, as 2026-01-31. PostgreSQL holds the first of them too. */
export type MetricDays = {
  /** The day the campaign starts; null while that is open. */
  first: string | null;
  last: string;
};

const largest = { reach: 1e12, social_engagement: 1e12, media_mentions: 1_000_000_000 } as const;

/** What was typed for one day, as its figures, or everything that is wrong with it. */
export function parseMetric(
  typed: Partial<Record<MetricField, string>>,
  days: MetricDays,
): { entry: MetricEntry } | { problems: MetricProblem[] } {
  const problems: MetricProblem[] = [];
  const fail = (field: MetricField, code: Fault) => {
    problems.push({ field, fault: code });
    return 0;
  };
  const date = readDay(typed.metric_date ?? "");
  if (date === undefined) fail("metric_date", "metric-date-malformed");
  else if (date > days.last) fail("metric_date", "metric-date-in-future");
  else if (days.first !== null && date < days.first)
    fail("metric_date", `metric-date-before-start:${days.first}`);

  const readCount = (field: keyof typeof largest): number => {
    const given = (typed[field] ?? "").trim();
    if (given === "") return 0;
    const digits = given.replaceAll(/(?<=\d)[ ,\u00A0\u202F](?=\d{3}\b)/g, "");
    if (!/^\d+$/.test(digits)) return fail(field, "metric-count-malformed");
    return Number(digits) <= largest[field]
      ? Number(digits)
      : fail(field, "metric-count-too-large");
  };
  const entry: MetricEntry = {
    metric_date: date ?? "",
    reach: readCount("reach"),
    social_engagement: readCount("social_engagement"),
    media_mentions: readCount("media_mentions"),
    sentiment_score: null,
  };
  const score = (typed.sentiment_score ?? "").trim().replace(/^[−–]/, "-");
  if (/^[+-]?\d{1,3}([.,]\d{1,2})?$/.test(score)) {
    entry.sentiment_score = Number(score.replace(",", "."));
  } else if (score !== "" && score !== "-") {
    fail("sentiment_score", "metric-score-malformed");
  }
  return problems.length > 0 ? { problems } : { entry };
}

/** The figures of one day as a form sends them. The days are asked for when it does: midnight may have passed. */
export function metricWithin(readDays: () => MetricDays) {
  return z.pipe(
    z.partialRecord(z.enum(metricFields), z.string()),
    z.transform((typed, context): MetricEntry => {
      const parsed = parseMetric(typed, readDays());
      if ("entry" in parsed) return parsed.entry;
      for (const { field, fault } of parsed.problems)
        context.issues.push({ code: "custom", input: typed, path: [field], message: fault });
      return z.NEVER;
    }),
  );
}

/** A day as computers write it, or as people in Britain do. */
function readDay(given: string): string | undefined {
  const text = given.trim();
  const [, y, m, d] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  const [, day, month, year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text) ?? [];
  const parts = [y ?? year, m ?? month, d ?? day];
  if (parts.includes(undefined)) return undefined;
  const iso = parts.map((part) => (part ?? "").padStart(2, "0")).join("-");
  const time = Date.parse(iso);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined;
}
