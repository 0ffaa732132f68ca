type Dated = { metric_date: string };

/** A month as "2026-10", or everything there is. */
export type ReportPeriod = "all" | (string & {});

const month = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Every month with an entry, newest first. */
export function listMonths(metrics: readonly Dated[]): string[] {
  const months = new Set(metrics.map((metric) => metric.metric_date.slice(0, 7)));
  return [...months].toSorted().toReversed();
}

/** What an address asks for; the newest month when it asks for nothing that can be. */
export function choosePeriod(asked: string | null, metrics: readonly Dated[]): ReportPeriod {
  if (asked !== null && (asked === "all" || month.test(asked))) return asked;
  return listMonths(metrics)[0] ?? "all";
}

export function withinPeriod<Metric extends Dated>(
  metrics: readonly Metric[],
  period: ReportPeriod,
): Metric[] {
  if (period === "all") return [...metrics];
  return metrics.filter((metric) => metric.metric_date.startsWith(`${period}-`));
}
