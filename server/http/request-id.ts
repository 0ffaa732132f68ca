import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { IsTrustedProxy } from "./client-address.ts";

/** Absent only where the app is called without a socket under it. */
export type ServerEnv = { Bindings: Partial<HttpBindings> };

const header = "x-request-id";

/** Gives the request its id and puts it on the answer; only a trusted proxy may bring its own. */
export function assignRequestId(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  isTrustedProxy: IsTrustedProxy,
): string {
  const given = incoming.headers[header];
  const isHonoured =
    typeof given === "string" &&
    /^[\w-]{8,64}$/.test(given) &&
    isTrustedProxy(incoming.socket.remoteAddress ?? "");
  const requestId = isHonoured ? given : randomUUID();
  outgoing.setHeader(header, requestId);
  return requestId;
}

export function readRequestId(c: Context<ServerEnv>): string {
  return String(c.env.outgoing?.getHeader(header) ?? "");
}
