import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { IsTrustedProxy } from "./client-address.ts";

/** Absent only where the app is called without a socket under it. */
export type ServerEnv = { Bindings: Partial<HttpBindings> };

export const requestIdHeader = "x-request-id";

/** Only a trusted proxy may bring a request's id along. */
export function chooseRequestId(
  { headers, socket }: IncomingMessage,
  isTrustedProxy: IsTrustedProxy,
): string {
  const given = headers[requestIdHeader];
  const isHonoured =
    typeof given === "string" &&
    /^[\w-]{8,64}$/.test(given) &&
    isTrustedProxy(socket.remoteAddress ?? "");
  return isHonoured ? given : randomUUID();
}

export function readRequestId(c: Context<ServerEnv>): string {
  return String(c.env.outgoing?.getHeader(requestIdHeader) ?? "");
}
