import { Hono } from "hono";
import { AppError } from "../../runtime/errors/app-error.ts";
import type { Logger } from "../logger.ts";
import type { ServerEnv } from "../http/request-id.ts";
import { sourceOf } from "../http/request-source.ts";
import { listDatabaseMetrics } from "./database-metrics.ts";
import { expositionType, formatMetrics } from "./exposition.ts";
import { mayReadMetrics } from "./may-read-metrics.ts";
import { createProcessMetrics } from "./process-metrics.ts";
import type { RequestMetrics } from "./request-metrics.ts";
import type { Database } from "../../runtime/database/types.ts";

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
    ];
    return c.body(formatMetrics(metrics), 200, {
      "content-type": expositionType,
      "cache-control": "no-store",
    });
  });
  return app;
}
