import type { Context } from "hono";
import { AppError } from "../../runtime/errors/app-error.ts";
import { parseByteRange, type ByteRange } from "./byte-range.ts";
import { negotiateEncoding } from "./content-encoding.ts";
import { matchesAnyTag, tagEncoding } from "./entity-tag.ts";
import { toErrorResponse } from "./error-response.ts";
import { openFileStream } from "./file-stream.ts";
import { readRequestId, type ServerEnv } from "./request-id.ts";
import type { LoadedFile, Variant } from "./site-files.ts";

type HeaderMap = Record<string, string>;

const cacheControl = {
  immutable: "public, max-age=31536000, immutable",
  short: "public, max-age=60, stale-while-revalidate=600",
  revalidate: "no-cache",
} as const;

/** A page that reports a failure: never cached, never conditional. */
export function sendFailurePage(
  c: Context<ServerEnv>,
  file: LoadedFile,
  status: number,
): Promise<Response> {
  const variant = pickVariant(c, file);
  const headers = { ...sharedHeaders(file), "cache-control": "no-store" };
  return sendVariant(c, status, variant, { ...headers, ...bodyHeaders(file, variant) });
}

export async function sendFile(
  c: Context<ServerEnv>,
  file: LoadedFile,
  extraHeaders: HeaderMap,
): Promise<Response> {
  const variant = pickVariant(c, file);
  const etag = tagEncoding(file.etag, variant.encoding);
  const headers = {
    ...sharedHeaders(file),
    ...extraHeaders,
    etag,
    "cache-control": cacheControl[file.cache],
  };
  if (matchesAnyTag(c.req.header("if-none-match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const full = { ...headers, ...bodyHeaders(file, variant) };
  if (variant.encoding !== "identity") return sendVariant(c, 200, variant, full);

  const range = readRange(c, variant, etag);
  if (range === "unsatisfiable") {
    const error = new AppError("range_not_satisfiable", "The file has no such bytes.");
    return toErrorResponse(error, readRequestId(c), { "content-range": `bytes */${variant.size}` });
  }
  const ranged = { ...full, "accept-ranges": "bytes" };
  if (!range) return sendVariant(c, 200, variant, ranged);
  const contentRange = `bytes ${range.start}-${range.end}/${variant.size}`;
  return sendVariant(c, 206, variant, { ...ranged, "content-range": contentRange }, range);
}

function pickVariant(c: Context<ServerEnv>, file: LoadedFile): Variant {
  const encoding = negotiateEncoding(c.req.header("accept-encoding"), file.encodings);
  return file.encoded.find((variant) => variant.encoding === encoding) ?? file.plain;
}

/** Ranges are for GET alone; an If-Range that is not our tag (a date, say) asks for the whole. */
function readRange(c: Context<ServerEnv>, variant: Variant, etag: string) {
  const condition = c.req.header("if-range");
  if (c.req.method !== "GET" || (condition !== undefined && condition !== etag)) return undefined;
  return parseByteRange(c.req.header("range"), variant.size);
}

/** Also on a 304, where they update what the browser keeps. */
function sharedHeaders(file: LoadedFile): HeaderMap {
  return {
    ...(file.encodings.length > 0 && { vary: "accept-encoding" }),
    ...(file.csp !== undefined && { "content-security-policy": file.csp }),
  };
}

function bodyHeaders(file: LoadedFile, variant: Variant): HeaderMap {
  return {
    "content-type": file.type,
    ...(variant.encoding !== "identity" && { "content-encoding": variant.encoding }),
  };
}

async function sendVariant(
  c: Context<ServerEnv>,
  status: number,
  variant: Variant,
  headers: HeaderMap,
  range: ByteRange = { start: 0, end: variant.size - 1 },
): Promise<Response> {
  const length = range.end + 1 - range.start;
  const init = { status, headers: { ...headers, "content-length": String(length) } };
  // Opening a file for HEAD would leave nobody to close it.
  if (c.req.method === "HEAD" || length === 0) return new Response(null, init);
  if (variant.bytes) return new Response(variant.bytes.subarray(range.start, range.end + 1), init);
  return new Response(await openFileStream(variant, range, c.req.raw.signal), init);
}
