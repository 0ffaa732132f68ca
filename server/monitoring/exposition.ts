export type Sample = { labels?: Record<string, string>; suffix?: string; value: number };
export type Metric = {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram" | "summary";
  samples: readonly Sample[];
};

/** The text format that Prometheus reads. */
export const expositionType = "text/plain; version=0.0.4; charset=utf-8";

export function formatMetrics(metrics: readonly Metric[]): string {
  return metrics.map(formatMetric).join("");
}

function formatMetric({ name, help, type, samples }: Metric): string {
  const lines = samples.map(
    ({ labels = {}, suffix = "", value }) => `${name}${suffix}${formatLabels(labels)} ${value}\n`,
  );
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

function formatLabels(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
  return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}
