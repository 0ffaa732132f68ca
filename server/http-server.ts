import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Hono } from "hono";
import { AppError } from "../runtime/errors/app-error.ts";
import type { AnswerFromMemory } from "./http/answer-from-memory.ts";
import { createProxyTrust } from "./http/client-address.ts";
import type { Config } from "./config/config.ts";
import { trackConnections, type Connections } from "./http/connections.ts";
import { describeError, toAppError, toErrorResponse } from "./http/error-response.ts";
import type { Logger } from "./logger.ts";
import type { RequestMetrics } from "./monitoring/request-metrics.ts";
import { sendRawAnswer, toProtocolError } from "./http/raw-answer.ts";
import { chooseRequestId, requestIdHeader, type ServerEnv } from "./http/request-id.ts";
import { recordRequest } from "./monitoring/record-request.ts";
import { allowedAt, isSupportedMethod } from "./monitoring/request-method.ts";
import { findTargetError } from "./http/request-target.ts";
import { securityHeaders } from "./http/security-headers.ts";

type HttpServer = { server: Server; connections: Connections };
type HttpServerParts = {
  app: Hono<ServerEnv>;
  config: Config;
  logger: Logger;
  requests?: RequestMetrics;
  /** Looks at each request before the app does. */
  answerFromMemory?: AnswerFromMemory;
};

const timeouts = {
  headersTimeout: 15_000,
  // A film over a slow line. A socket on which nothing moves is closed long before.
  requestTimeout: 900_000,
  // Longer than the 60 s of common load balancers, so that they, not we, close idle sockets.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};
const stalledSocketTimeout = 120_000;

/**
 * Node's HTTP server around the app. What must hold for every answer happens here, before the
 * app sees the request: security headers, request id, log line, and the check of the raw target.
 */
export function createHttpServer(parts: HttpServerParts): HttpServer {
  const { app, config, logger, requests, answerFromMemory } = parts;
  const standardHeaders = securityHeaders(config);
  const isTrustedProxy = createProxyTrust(config.trustedProxies);
  const listener = getRequestListener((request, env) => app.fetch(request, env), {
    hostname: "localhost",
    errorHandler: (error) => {
      if (error instanceof RequestError) {
        return toErrorResponse(new AppError("bad_request", "The request is malformed."), "");
      }
      logger.error({ err: error }, "request failed outside the app");
      return toErrorResponse(toAppError(error), "");
    },
  });

  /** Chooses the request's id, and sees to it that it is logged and counted in the end. */
  function follow(incoming: IncomingMessage, outgoing: ServerResponse): string {
    const requestId = chooseRequestId(incoming, isTrustedProxy);
    recordRequest({ logger, requests }, { incoming, outgoing, requestId });
    return requestId;
  }

  function begin(incoming: IncomingMessage, outgoing: ServerResponse): string {
    for (const [name, value] of Object.entries(standardHeaders)) outgoing.setHeader(name, value);
    const requestId = follow(incoming, outgoing);
    outgoing.setHeader(requestIdHeader, requestId);
    return requestId;
  }

  // Node's own answer to a missing Host would go out without our headers: see findHostError.
  const options = {
    ...timeouts,
    requireHostHeader: false,
    shouldUpgradeCallback: (incoming: IncomingMessage): boolean =>
      server.listenerCount("upgrade") > 0 && isForRealtime(incoming),
  };
  const server: Server = createServer(options, (incoming, outgoing) => {
    const hostError = findHostError(incoming);
    if (!hostError && answerFromMemory?.(incoming, outgoing, follow)) return;
    const requestId = begin(incoming, outgoing);
    const { method = "", url = "" } = incoming;
    const error = findTargetError(url) ?? hostError;
    if (error) return refuse(outgoing, error, requestId);
    if (isSupportedMethod(method)) return void listener(incoming, outgoing);
    const unsupported = new AppError("method_not_allowed", `${method} is not answered here.`);
    refuse(outgoing, unsupported, requestId, { allow: allowedAt(url) });
  });
  server.setTimeout(stalledSocketTimeout);
  const connections = trackConnections(server);

  server.on("checkExpectation", (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const error = new AppError("expectation_failed", "The expectation cannot be met.");
    refuse(outgoing, error, begin(incoming, outgoing));
  });
  server.on("connect", (_incoming, socket) => {
    const error = new AppError("method_not_allowed", "This server is no proxy.");
    sendRawAnswer(socket, error, standardHeaders, { allow: "GET, HEAD" });
  });
  server.on("clientError", (cause, socket) => {
    // The parser reports again for every further packet, and an answer may be under way.
    if (!socket.writable || socket.writableEnded || connections.isBusy(socket)) {
      if (!socket.writableEnded) socket.destroy();
      return;
    }
    const error = toProtocolError(cause);
    logger.debug({ code: error.code }, "request refused");
    sendRawAnswer(socket, error, standardHeaders);
  });
  return { server, connections };
}

/** Any other upgrade, such as h2c, is answered as an ordinary request. */
function isForRealtime({ url = "", headers }: IncomingMessage): boolean {
  return (
    headers.upgrade?.toLowerCase() === "websocket" && /^\/realtime\/v1\/websocket(?:\?|$)/.test(url)
  );
}

function refuse(
  outgoing: ServerResponse,
  error: AppError,
  requestId: string,
  headers?: Record<string, string>,
) {
  const answer = describeError(error, requestId, headers);
  outgoing.writeHead(answer.status, answer.headers).end(answer.body);
}

/** Those that were found to be right: nearly every request names one of a few. */
const knownHosts = new Set<string>();
const mostKnownHosts = 100;

function findHostError(incoming: IncomingMessage): AppError | undefined {
  const { host } = incoming.headers;
  if (host !== undefined && knownHosts.has(host)) return undefined;
  const isMissing = host === undefined && incoming.httpVersion === "1.1";
  const isMalformed = !isHost(host ?? "localhost");
  if (host && !isMalformed && knownHosts.size < mostKnownHosts) knownHosts.add(host);
  return isMissing || isMalformed
    ? new AppError("bad_request", "The Host header is missing or malformed.")
    : undefined;
}

/** What looks like a host may still be no address: 256.1.1.1, or a port beyond the last. */
function isHost(text: string): boolean {
  return /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(text) && URL.canParse(`http://${text}`);
}
