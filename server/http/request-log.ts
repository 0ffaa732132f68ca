import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "../logger.ts";
import { readRawPath } from "./request-target.ts";

/** One line per finished request. No address, agent or query: they can be personal data. */
export function logRequest(
  logger: Logger,
  requestId: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const started = performance.now();
  const { socket } = incoming;
  const written = socket.bytesWritten;
  outgoing.once("close", () => {
    const status = outgoing.statusCode;
    logger[status >= 500 ? "error" : "debug"](
      {
        requestId,
        method: incoming.method,
        path: readRawPath(incoming.url ?? "")?.slice(0, 200),
        status,
        ms: Math.round((performance.now() - started) * 10) / 10,
        bytes: socket.bytesWritten - written,
        ...(!outgoing.writableFinished && { aborted: true }),
      },
      "request",
    );
  });
}
