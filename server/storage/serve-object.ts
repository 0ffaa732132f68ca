import type { Context } from "hono";
import { parseByteRange } from "../http/byte-range.ts";
import { matchesAnyTag } from "../http/entity-tag.ts";
import type { Bytes, ByteStore } from "./byte-store.ts";
import { essenceOf } from "./check-content.ts";
import type { StoredObject } from "./objects.ts";
import { storageError } from "./storage-error.ts";

export type Serving = {
  isPublic: boolean;
  /** At most so long may it be kept, where a signed address ends sooner. */
  maxAgeSeconds?: number;
  siteUrl: string;
  headers: Record<string, string>;
};

/** What a browser may show by itself; everything else it can only save. */
const shown =
  /^(?:image\/(?:jpeg|png|gif|webp|avif)|video\/(?:mp4|webm|quicktime)|application\/pdf)$/;

/**
 * Clients' files share their origin with the session: none may ever be a document that runs. `find` is asked once more
 * where the bytes are gone, because another upload may have replaced them since.
 */
export async function serveObject(
  store: ByteStore,
  context: Context,
  find: () => Promise<StoredObject>,
  serving: Serving,
): Promise<Response> {
  const object = await find();
  const { size, eTag, mimetype, lastModified } = object.metadata;
  const headers: Record<string, string> = {
    ...serving.headers,
    etag: eTag,
    "last-modified": new Date(lastModified).toUTCString(),
    "cache-control": cacheControlOf(object, serving),
    ...framingOf(object, serving),
    "x-content-type-options": "nosniff",
    "content-disposition": dispositionOf(object, context.req.query("download")),
    "accept-ranges": "bytes",
    // The page may come from a static host elsewhere.
    "cross-origin-resource-policy": "cross-origin",
    ...(!serving.isPublic && { vary: "authorization" }),
  };
  if (matchesAnyTag(context.req.header("if-none-match"), eTag)) {
    return new Response(null, { status: 304, headers });
  }
  const range = readRange(context, size, eTag);
  if (range === "unsatisfiable") {
    throw storageError("invalidRange", "The file has no such bytes.", {
      headers: { "content-range": `bytes */${size}` },
    });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const init = {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      "content-type": mimetype,
      "content-length": String(end + 1 - start),
      ...(range && { "content-range": `bytes ${start}-${end}/${size}` }),
    },
  };
  if (context.req.method === "HEAD" || size === 0) return new Response(null, init);
  const open = ({ bucket_id: bucketId, version }: StoredObject): Promise<Bytes | null> =>
    store.open({ bucketId, version }, { start, end, size }, context.req.raw.signal);
  const bytes = await open(object);
  if (bytes) return new Response(bytes, init);
  const current = await find();
  if (current.version === object.version) {
    throw new Error(`The bytes of ${object.bucket_id}/${object.version} are not there.`);
  }
  return serveObject(store, context, async () => current, serving);
}

/**
 * The portal shows a PDF in a frame, which nothing else needs. The sandbox stays: a browser's own viewer is no document of
 * this origin, and works in it.
 */
function framingOf({ metadata }: StoredObject, { siteUrl }: Serving): Record<string, string> {
  if (essenceOf(metadata.mimetype) !== "application/pdf") {
    return { "content-security-policy": "sandbox" };
  }
  return {
    "content-security-policy": `sandbox; frame-ancestors 'self' ${siteUrl}`,
    "x-frame-options": "SAMEORIGIN",
  };
}

function readRange(context: Context, size: number, etag: string) {
  const condition = context.req.header("if-range");
  if (context.req.method !== "GET" || (condition !== undefined && condition !== etag)) {
    return undefined;
  }
  return parseByteRange(context.req.header("range"), size);
}

function cacheControlOf({ metadata }: StoredObject, serving: Serving): string {
  const reach = serving.isPublic ? "public" : "private";
  const seconds = /^max-age=(\d+)$/.exec(metadata.cacheControl)?.[1];
  if (seconds === undefined) return `${reach}, no-cache`;
  return `${reach}, max-age=${Math.min(Number(seconds), serving.maxAgeSeconds ?? Infinity)}`;
}

/** `download` without a name means the file's own. */
function dispositionOf({ name, metadata }: StoredObject, download: string | undefined): string {
  const kind = download === undefined && shown.test(essenceOf(metadata.mimetype));
  const own = name.slice(name.lastIndexOf("/") + 1);
  const fileName = (download || own).replaceAll(/[\p{Cc}/\\]/gu, "_").slice(0, 200);
  const plain = fileName.replaceAll(/[^\w !#$&+.()=@^~-]/g, "_");
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(/['()*]/g, percent);
  return `${kind ? "inline" : "attachment"}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
