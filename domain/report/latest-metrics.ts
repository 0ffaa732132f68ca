type DatedMetric = { campaign_id: string; metric_date: string };

/** Each campaign's newest entry, in whatever order they come. Dates are ISO, so they sort as text. */
export function latestMetrics<Metric extends DatedMetric>(
  metrics: readonly Metric[],
): ReadonlyMap<string, Metric> {
  const latest = new Map<string, Metric>();
  for (const metric of metrics) {
    const known = latest.get(metric.campaign_id);
    if (!known || metric.metric_date > known.metric_date) latest.set(metric.campaign_id, metric);
  }
  return latest;
}
