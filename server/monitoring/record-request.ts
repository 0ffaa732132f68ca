import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "../logger.ts";
import { readRawPath } from "../http/request-target.ts";
import type { RequestMetrics } from "./request-metrics.ts";

type Followers = { logger: Logger; requests?: RequestMetrics | undefined };
type Request = { incoming: IncomingMessage; outgoing: ServerResponse; requestId: string };

/** When the answer has gone, or its reader: counts it, and writes one line at debug, a failure's at error. */
export function recordRequest({ logger, requests }: Followers, request: Request): void {
  const { incoming, outgoing } = request;
  const started = performance.now();
  const { socket } = incoming;
  const written = socket.bytesWritten;
  outgoing.once("close", () => {
    const ms = performance.now() - started;
    const { statusCode: status } = outgoing;
    const path = readRawPath(incoming.url ?? "");
    requests?.count({ path: path ?? "", status, seconds: ms / 1000 });
    const level = status >= 500 ? "error" : "debug";
    if (!logger.isLevelEnabled(level)) return;
    logger[level](describe(request, { path, ms, bytes: socket.bytesWritten - written }), "request");
  });
}

/** No address, agent or query: they can be personal data. */
function describe(
  { incoming, outgoing, requestId }: Request,
  { path, ms, bytes }: { path: string | undefined; ms: number; bytes: number },
) {
  return {
    requestId,
    method: incoming.method,
    path: path?.slice(0, 200),
    status: outgoing.statusCode,
    ms: Math.round(ms * 10) / 10,
    bytes,
    ...(!outgoing.writableFinished && { aborted: true }),
  };
}
