import { Hono } from "hono";
import { AppError } from "../../runtime/errors/app-error.ts";
import type { Logger } from "../logger.ts";
import type { ServerEnv } from "../http/request-id.ts";
import { sourceOf } from "../http/request-source.ts";
import { listDatabaseMetrics } from "./database-metrics.ts";
import { expositionType, formatMetrics, type Metric } from "./exposition.ts";
import { listTroubleMetrics } from "./open-troubles.ts";
import { mayReadMetrics } from "./may-read-metrics.ts";
import type { RequestMetrics } from "./request-metrics.ts";
import type { Database } from "../../runtime/database/types.ts";
import { monitorEventLoopDelay } from "node:perf_hooks";

const nanoseconds = 1e9;

/** In seconds. Node counts it into the delays that it tells. */
const interval = 0.02;

type MetricsParts = {
  requests: RequestMetrics;
  logger: Logger;
  token: string | undefined;
  /** Absent where only pages are served. */
  database: Database | undefined;
};

/** `GET /metrics`. To those who may not read it there is no such address. */
export function metricsRoutes({ requests, logger, token, database }: MetricsParts) {
  const ownProcess = createProcessMetrics();
  const onFailure = (error: unknown) => logger.warn({ err: error }, "metrics are incomplete");
  const app = new Hono<ServerEnv>();
  app.get("/", async (c) => {
    if (!mayReadMetrics(sourceOf(c), token)) {
      throw new AppError("not_found", "There is no such endpoint.");
    }
    const metrics = [
      ...requests.list(),
      ...ownProcess.list(),
      ...(database ? await listDatabaseMetrics(database, onFailure) : []),
      ...(database ? await listTroubleMetrics(database, onFailure) : []),
    ];
    return c.body(formatMetrics(metrics), 200, {
      "content-type": expositionType,
      "cache-control": "no-store",
    });
  });
  return app;
}

/** Memory, and how long the event loop kept others waiting since it was last asked. */
function createProcessMetrics(): { list(): Metric[] } {
  const delay = monitorEventLoopDelay({ resolution: interval * 1000 });
  delay.enable();
  const startedAt = Date.now() / 1000 - process.uptime();
  return {
    list() {
      const { rss, heapUsed, external } = process.memoryUsage();
      const delays = ["0.5", "0.99", "1"].map((quantile) => ({
        labels: { quantile },
        value: Math.max(0, delay.percentile(Number(quantile) * 100) / nanoseconds - interval),
      }));
      delay.reset();
      return [
        gauge("process_start_time_seconds", "When this process started.", startedAt),
        gauge("process_resident_memory_bytes", "Memory that the system gave this process.", rss),
        gauge("nodejs_heap_used_bytes", "Memory of JavaScript objects.", heapUsed),
        gauge("nodejs_external_memory_bytes", "Memory of buffers and the like.", external),
        {
          name: "kinolume_event_loop_delay_seconds",
          help: "How late timers ran since the last reading.",
          type: "gauge",
          samples: delays,
        },
      ];
    },
  };
}

function gauge(name: string, help: string, value: number): Metric {
  return { name, help, type: "gauge", samples: [{ value }] };
}
