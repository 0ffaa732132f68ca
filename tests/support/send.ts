import { request, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";

export type Sent = { status: number; headers: IncomingHttpHeaders; body: string };

type Options = {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  timeoutMilliseconds?: number;
  /** Where it comes from: to the server each address of 127.0.0.0/8 is a network of its own. */
  localAddress?: string;
};

/** As fetch, but with any Host and any header. Rejects when no answer comes. */
export function send(url: string, options: Options = {}): Promise<Sent> {
  const { json, headers = {}, timeoutMilliseconds = 15_000, localAddress } = options;
  const { promise, resolve, reject } = Promise.withResolvers<Sent>();
  const outgoing = request(url, {
    method: options.method ?? (json === undefined ? "GET" : "POST"),
    headers: json === undefined ? headers : { "content-type": "application/json", ...headers },
    // A connection of its own: none that a killed server has left behind.
    agent: false,
    localAddress,
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  outgoing.once("response", (incoming) => {
    text(incoming).then(
      (body) => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body }),
      reject,
    );
  });
  outgoing.once("error", reject);
  outgoing.end(json === undefined ? undefined : JSON.stringify(json));
  return promise;
}
