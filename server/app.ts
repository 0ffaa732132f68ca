import { Hono, type Context } from "hono";
import { AppError } from "../runtime/errors/app-error.ts";
import type { Backend } from "./compose.ts";
import type { Config } from "./config/config.ts";
import type { SiteFiles } from "./http/answer-from-memory.ts";
import { retrySeconds, statusOf, toAppError, toErrorResponse } from "./http/error-response.ts";
import type { Logger } from "./logger.ts";
import { metricsRoutes } from "./monitoring/index.ts";
import type { RequestMetrics } from "./monitoring/request-metrics.ts";
import type { Readiness } from "./monitoring/readiness.ts";
import { readRequestId, type ServerEnv } from "./http/request-id.ts";
import type { AnswerWithErrorPage, PageHandler, ReadPage } from "./http/static.ts";

export type AppParts = {
  config: Config;
  logger: Logger;
  /** Answers every path that is not the server's own. */
  pages: PageHandler;
  readiness: Readiness;
  /** Absent where only pages are served. */
  backend?: Backend;
  /** The page for people when a request fails; without it they get JSON too. */
  errorPage?: AnswerWithErrorPage;
  /** What `/metrics` tells; without it there is no such address. */
  requests?: RequestMetrics;
  /** For forms that were sent without JavaScript, and could not be taken. */
  readPage?: ReadPage;
  /** The files of the site as they are served, which most requests are about. */
  siteFiles?: SiteFiles;
};

/** Where the wire protocol is mounted: nothing below these is ever a page. */
const apiPrefixes = ["/auth/v1", "/rest/v1", "/functions/v1", "/storage/v1", "/realtime/v1"];

export function createApp(parts: AppParts): Hono<ServerEnv> {
  const { config, logger, pages, readiness, backend, errorPage, readPage, requests } = parts;
  const app = new Hono<ServerEnv>();

  app.get("/healthz", (c) => sendJson(c, 200, { status: "ok" }));
  app.get("/readyz", async (c) => {
    const report = await readiness.report();
    return sendJson(c, report.status === "down" ? 503 : 200, report);
  });
  if (requests) {
    const token = config.metricsToken;
    app.route("/metrics", metricsRoutes({ requests, logger, token, database: backend?.database }));
  }
  app.on("ALL", ["/healthz", "/readyz"], (c) => {
    const error = new AppError("method_not_allowed", "This address can only be read.");
    return toErrorResponse(error, readRequestId(c), { allow: "GET, HEAD" });
  });
  backend?.mount(app, readPage);
  for (const prefix of apiPrefixes) {
    app.all(`${prefix}/*`, () => {
      throw new AppError("not_found", "There is no such endpoint.");
    });
  }
  app.all("*", pages);

  app.onError((error, c) => {
    const requestId = readRequestId(c);
    const failure = toAppError(error);
    const status = statusOf(failure);
    if (status < 500) return toErrorResponse(failure, requestId);
    logger.error({ requestId, err: error }, "request failed");
    const isForPerson = c.req.header("accept")?.includes("text/html") ?? false;
    return isForPerson && errorPage ? errorPage(c, status) : toErrorResponse(failure, requestId);
  });
  return app;
}

function sendJson(c: Context<ServerEnv>, status: 200 | 503, value: object) {
  const body = JSON.stringify(value);
  return c.body(body, status, {
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    "cache-control": "no-store",
    ...(status === 503 && { "retry-after": retrySeconds }),
  });
}
