import type { IncomingMessage } from "node:http";
import type { Context } from "hono";
import type { ServerEnv } from "./request-id.ts";

/** Where a request comes from: what it says itself, and the other end of its socket, which nobody can make up. */
export type RequestSource = { headers: Headers; peerAddress: string | undefined };

/** An app that is called without a server under it has no bindings at all. */
export const sourceOf: (context: Context) => RequestSource = ({
  req,
  env,
}: Context<ServerEnv>) => ({
  headers: req.raw.headers,
  peerAddress: env?.incoming?.socket.remoteAddress,
});

/** Of a connection that becomes a socket, for which there is no context. */
export function sourceOfUpgrade({ headers: given, socket }: IncomingMessage): RequestSource {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === "string") headers.set(name, value);
  }
  return { headers, peerAddress: socket.remoteAddress };
}
