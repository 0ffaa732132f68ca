import type { Metric, Sample } from "./exposition.ts";

export type RequestMetrics = {
  count(request: { path: string; status: number; seconds: number }): void;
  list(): Metric[];
};

const rooms = ["auth", "rest", "functions", "storage", "realtime"];
const own = new Set(["/healthz", "/readyz", "/metrics"]);
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Few and fixed, whatever is asked for: each one is a series for as long as the process lives. */
export function findRoom(path: string): string {
  if (own.has(path)) return "server";
  if (path.startsWith("/forms/")) return "forms";
  return rooms.find((room) => path.startsWith(`/${room}/v1`)) ?? "pages";
}

export function createRequestMetrics(): RequestMetrics {
  const totals = new Map<string, { room: string; status: string; count: number }>();
  const durations = new Map<string, { within: number[]; seconds: number; count: number }>();

  return {
    count({ path, status, seconds }) {
      const room = findRoom(path);
      const statusClass = `${Math.floor(status / 100)}xx`;
      const key = `${room} ${statusClass}`;
      const total = totals.get(key) ?? { room, status: statusClass, count: 0 };
      total.count += 1;
      totals.set(key, total);
      const duration = durations.get(room) ?? { within: bounds.map(() => 0), seconds: 0, count: 0 };
      const within = bounds.findIndex((bound) => seconds <= bound);
      if (within >= 0) duration.within[within] = (duration.within[within] ?? 0) + 1;
      duration.seconds += seconds;
      duration.count += 1;
      durations.set(room, duration);
    },
    list: () => [
      {
        name: "kinolume_http_requests_total",
        help: "Requests answered, by room and class of status.",
        type: "counter",
        samples: [...totals.values()].map(({ room, status, count }) => ({
          labels: { room, status },
          value: count,
        })),
      },
      {
        name: "kinolume_http_request_duration_seconds",
        help: "From the first header to the last byte of the answer.",
        type: "histogram",
        samples: [...durations].flatMap(([room, { within, seconds, count }]): Sample[] => [
          ...bounds.map((bound, index) => ({
            suffix: "_bucket",
            labels: { room, le: String(bound) },
            value: within.slice(0, index + 1).reduce((sum, seen) => sum + seen, 0),
          })),
          { suffix: "_bucket", labels: { room, le: "+Inf" }, value: count },
          { suffix: "_sum", labels: { room }, value: seconds },
          { suffix: "_count", labels: { room }, value: count },
        ]),
      },
    ],
  };
}
