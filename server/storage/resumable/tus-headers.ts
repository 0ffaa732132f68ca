import type { Context } from "hono";
import { storageError } from "../storage-error.ts";

const version = "1.0.0";
/** The largest bucket's. */
const mostBytes = 50 * 1024 ** 3;

/** What every answer says. */
export const tusHeaders = { "tus-resumable": version, "cache-control": "no-store" };

/** What the server can do, for whoever asks by OPTIONS. */
export const tusAbilities = {
  "tus-resumable": version,
  "tus-version": version,
  "tus-extension": "creation,creation-with-upload,termination,expiration",
  "tus-max-size": String(mostBytes),
};

export const chunkType = "application/offset+octet-stream";

export function requireVersion({ req }: Context): void {
  if (req.header("tus-resumable") === version) return;
  throw storageError("wrongVersion", `Tus-Resumable must be ${version}.`, {
    headers: { "tus-version": version },
  });
}

/** A whole number as it is written, and none that a double would round. */
export function readByteCount({ req }: Context, name: string): number {
  const text = req.header(name) ?? "";
  const count = /^(?:0|[1-9]\d{0,15})$/.test(text) ? Number(text) : NaN;
  if (Number.isSafeInteger(count)) return count;
  throw storageError("invalidRequest", `Invalid ${name}`);
}

/** How long the body is said to be; undefined where nothing is said. */
export function readBodyLength(context: Context): number | undefined {
  if (context.req.header("content-length") === undefined) return undefined;
  return readByteCount(context, "content-length");
}

export function isChunk({ req }: Context): boolean {
  return req.header("content-type")?.trim().toLowerCase() === chunkType;
}
