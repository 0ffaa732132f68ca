import type { IncomingMessage } from "node:http";
import { FetchError } from "./fetch-error.ts";
import { findAddresses } from "./find-addresses.ts";
import { sendRequest } from "./send-request.ts";
import { pipeline, type Readable, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

const decoders = new Map<string, () => Transform>(
  Object.entries({
    gzip: createGunzip,
    "x-gzip": createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  }),
);

export type GuardedFetchOptions = {
  headers?: Record<string, string>;
  maxBytes: number;
  /** For everything together: names, redirects, body. */
  timeLimitMilliseconds: number;
  /** For a host on one's own network, when the operator has said so. */
  allowPrivate: boolean;
  signal?: AbortSignal;
  /** When only the headers matter. */
  skipBody?: boolean;
};

export type Fetched = {
  /** Where it came from in the end. */
  url: string;
  status: 200 | 304;
  headers: IncomingMessage["headers"];
  bytes: Uint8Array;
};

const maxRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

/** For addresses that somebody else chose: http(s), public hosts, few redirects, so many bytes, so much time. */
export async function guardedFetch(
  address: string,
  options: GuardedFetchOptions,
): Promise<Fetched> {
  const limit = AbortSignal.timeout(options.timeLimitMilliseconds);
  const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit;
  try {
    return await orAborted(follow(address, options, signal, 0), signal);
  } catch (cause) {
    if (limit.aborted) {
      const seconds = options.timeLimitMilliseconds / 1000;
      throw new FetchError("time", `There was no whole answer within ${seconds} seconds.`, {
        cause,
      });
    }
    if (cause instanceof FetchError) throw cause;
    throw new FetchError("unreachable", "The host could not be reached.", { cause });
  }
}

async function follow(
  address: string,
  options: GuardedFetchOptions,
  signal: AbortSignal,
  hops: number,
): Promise<Fetched> {
  const url = readAddress(address);
  const addresses = await findAddresses(url.hostname, options.allowPrivate);
  signal.throwIfAborted();
  const headers = { "accept-encoding": "gzip, deflate, br", ...options.headers };
  const answer = await sendRequest(url, { addresses, headers, signal });
  const status = answer.statusCode ?? 0;
  const next = redirects.has(status) ? answer.headers.location : undefined;
  if (next !== undefined) {
    answer.destroy();
    if (hops === maxRedirects)
      throw new FetchError("redirects", `More than ${maxRedirects} redirects.`);
    return follow(URL.parse(next, url)?.href ?? "", options, signal, hops + 1);
  }
  if (status !== 200 && status !== 304) {
    answer.destroy();
    throw new FetchError("status", `The host answered with status ${status}.`, { status });
  }
  if (options.skipBody || status === 304) {
    answer.destroy();
    return { url: url.href, status, headers: answer.headers, bytes: new Uint8Array() };
  }
  const bytes = await readBody(answer, options.maxBytes);
  return { url: url.href, status, headers: answer.headers, bytes };
}

function readAddress(address: string): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new FetchError("address", "Only http and https addresses are fetched.");
  }
  if (url.username !== "" || url.password !== "") {
    throw new FetchError("address", "An address with a password is not fetched.");
  }
  return url;
}

/** Names are resolved by the system, which cannot be told to stop. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const stop = () => reject(new FetchError("unreachable", "The request was called off."));
  signal.addEventListener("abort", stop, { once: true });
  aborted.catch(() => undefined);
  work.catch(() => undefined);
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener("abort", stop));
}

/** The body as it unfolds, never more than `maxBytes` of it: a small file can hold a large one. */
async function readBody(message: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of unfold(message)) {
      if (!(chunk instanceof Uint8Array)) throw new TypeError("The body came as text.");
      size += chunk.byteLength;
      if (size > maxBytes)
        throw new FetchError("size", `The answer is larger than ${maxBytes} bytes.`);
      chunks.push(chunk);
    }
  } finally {
    message.destroy();
  }
  return Buffer.concat(chunks);
}

function unfold(message: IncomingMessage): Readable {
  const encoding = message.headers["content-encoding"]?.trim().toLowerCase() ?? "";
  const create = decoders.get(encoding);
  if (create) return pipeline(message, create(), () => undefined);
  if (encoding === "" || encoding === "identity") return message;
  throw new FetchError("unreachable", "The answer came in an encoding nobody asked for.");
}
