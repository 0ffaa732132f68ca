import { type MetricEntry, type MetricField, metricFields, parseMetric } from "./metric-entry.ts";
import { readCsv } from "./read-csv.ts";

/** Something wrong in a file, and the line a spreadsheet shows it on. */
export type LineError = { line: number; message: string };

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

const fieldNames: Record<MetricField, string> = {
  metric_date: "Date",
  reach: "Reach",
  social_engagement: "Social engagement",
  media_mentions: "Media mentions",
  sentiment_score: "Sentiment",
};

/** Every day of a CSV file, or every error in it: half a file is never read. */
export function readMetrics(text: string, today: string): MetricsFile {
  const [head, ...records] = readCsv(text);
  if (!head) return refuse(1, "The file is empty.");
  const columns = findColumns(head.cells);
  if ("message" in columns) return refuse(head.line, columns.message);
  if (records.length === 0) return refuse(head.line, "There are no figures below the headings.");
  if (records.length > mostLines) {
    return refuse(head.line, `At most ${mostLines.toLocaleString("en-GB")} days fit one file.`);
  }
  const errors: LineError[] = [];
  const byDay = new Map<string, { line: number; entry: MetricEntry }>();
  for (const { line, cells } of records) {
    const typed: Partial<Record<MetricField, string>> = {};
    for (const [field, column] of columns.found) typed[field] = cells[column] ?? "";
    const parsed = parseMetric(typed, today);
    if ("problems" in parsed) {
      for (const { field, message } of parsed.problems) {
        errors.push({ line, message: `${fieldNames[field]}: ${message}` });
      }
      continue;
    }
    const before = byDay.get(parsed.entry.metric_date);
    if (before) {
      errors.push({ line, message: `Date: this day stands on line ${before.line} already.` });
    } else byDay.set(parsed.entry.metric_date, { line, entry: parsed.entry });
  }
  if (errors.length > 0) return { entries: [], errors };
  return { entries: [...byDay.values()].map(({ entry }) => entry), errors: [] };
}

function refuse(line: number, message: string): MetricsFile {
  return { entries: [], errors: [{ line, message }] };
}

function findColumns(
  cells: readonly string[],
): { found: [MetricField, number][] } | { message: string } {
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
  if (unknown !== undefined) return { message: `There is no figure called “${unknown.trim()}”.` };
  if (!found.some(([field]) => field === "metric_date")) {
    return { message: "The first line must name the columns, one of them Date." };
  }
  if (found.length === 1) return { message: "There is a date, but no figure beside it." };
  return { found };
}
