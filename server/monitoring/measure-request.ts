import type { IncomingMessage, ServerResponse } from "node:http";
import { readRawPath } from "../http/request-target.ts";
import type { RequestMetrics } from "./request-metrics.ts";

export function measureRequest(
  requests: RequestMetrics,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const started = performance.now();
  const path = readRawPath(incoming.url ?? "") ?? "";
  outgoing.once("close", () => {
    const seconds = (performance.now() - started) / 1000;
    requests.count({ path, status: outgoing.statusCode, seconds });
  });
}
