import type { Fault } from "../field/fault.ts";
import {
  type MetricDays,
  type MetricEntry,
  type MetricField,
  metricFields,
  parseMetric,
} from "./metric-entry.ts";
import { readCsv } from "./read-csv.ts";

/** Something wrong in a file, and the line a spreadsheet shows it on. */
type LineError = { line: number; field?: MetricField; fault: Fault };

export type MetricsFile =
  | { entries: MetricEntry[]; errors: [] }
  | { entries: []; errors: LineError[] };

const mostLines = 5000;

const headings: Record<MetricField, readonly string[]> = {
  metric_date: ["date", "day", "metric date"],
  reach: ["reach"],
  social_engagement: ["social engagement", "engagement"],
  media_mentions: ["media mentions", "mentions"],
  sentiment_score: ["sentiment score", "sentiment"],
};

/** Every day of a CSV file, or every error in it: half a file is never read. */
export function readMetrics(text: string, days: MetricDays): MetricsFile {
  const [head, ...records] = readCsv(text);
  if (!head) return refuse(1, "metrics-file-empty");
  const columns = findColumns(head.cells);
  if ("fault" in columns) return refuse(head.line, columns.fault);
  if (records.length === 0) return refuse(head.line, "metrics-without-lines");
  if (records.length > mostLines) {
    return refuse(head.line, `metrics-too-many:${mostLines}`);
  }
  const errors: LineError[] = [];
  const byDay = new Map<string, { line: number; entry: MetricEntry }>();
  for (const { line, cells } of records) {
    const typed: Partial<Record<MetricField, string>> = {};
    for (const [field, column] of columns.found) typed[field] = cells[column] ?? "";
    const parsed = parseMetric(typed, days);
    if ("problems" in parsed) {
      errors.push(...parsed.problems.map((problem) => ({ line, ...problem })));
      continue;
    }
    const before = byDay.get(parsed.entry.metric_date);
    if (before) {
      errors.push({ line, field: "metric_date", fault: `metric-date-repeated:${before.line}` });
    } else byDay.set(parsed.entry.metric_date, { line, entry: parsed.entry });
  }
  if (errors.length > 0) return { entries: [], errors };
  return { entries: [...byDay.values()].map(({ entry }) => entry), errors: [] };
}

function refuse(line: number, fault: Fault): MetricsFile {
  return { entries: [], errors: [{ line, fault }] };
}

function findColumns(
  cells: readonly string[],
): { found: [MetricField, number][] } | { fault: Fault } {
  const named = cells.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replaceAll(/[_\s]+/g, " "),
  );
  const found: [MetricField, number][] = [];
  for (const field of metricFields) {
    const column = named.findIndex((name) => headings[field].includes(name));
    if (column >= 0) found.push([field, column]);
  }
  const known = new Set(found.map(([, column]) => column));
  const unknown = cells.find((cell, column) => cell.trim() !== "" && !known.has(column));
  if (unknown !== undefined) return { fault: `metrics-unknown-column:${unknown.trim()}` };
  if (!found.some(([field]) => field === "metric_date")) {
    return { fault: "metrics-without-date" };
  }
  if (found.length === 1) return { fault: "metrics-without-figures" };
  return { found };
}
