import { tagEncoding } from "./entity-tag.ts";
import type { LoadedFile, Variant } from "./site-files.ts";

type HeaderMap = Record<string, string>;
/** Names and values in turn, as Node sends them without another look. */
export type PreparedHeaders = readonly string[];

/** One encoding of a file, with the headers of each answer about it: all but the request's own id. */
export type PreparedVariant = Variant & {
  etag: string;
  whole: PreparedHeaders;
  unchanged: PreparedHeaders;
  /** Of some of its bytes: what is still missing says which. */
  part: PreparedHeaders;
  /** Instead of the page that was asked for. */
  failure: PreparedHeaders;
};
export type PreparedFile = Omit<LoadedFile, "plain" | "encoded"> & {
  plain: PreparedVariant;
  encoded: PreparedVariant[];
};

const cacheControl = {
  immutable: "public, max-age=31536000, immutable",
  short: "public, max-age=60, stale-while-revalidate=600",
  revalidate: "no-cache",
} as const;

/** What can be known at the start is said once, so that a request costs no more than looking it up. */
export function prepareFile(
  url: string,
  file: LoadedFile,
  standardHeaders: HeaderMap,
): PreparedFile {
  // Also on a 304, where they update what the browser keeps.
  const shared: HeaderMap = {
    ...standardHeaders,
    ...(file.encodings.length > 0 && { vary: "accept-encoding" }),
    ...(file.csp !== undefined && { "content-security-policy": file.csp }),
    // Other sites and messengers show these pictures when a page is shared.
    ...(url.startsWith("/share/") && { "cross-origin-resource-policy": "cross-origin" }),
  };
  const prepare = (variant: Variant): PreparedVariant => {
    const isPlain = variant.encoding === "identity";
    const etag = tagEncoding(file.etag, variant.encoding);
    const unchanged = { ...shared, etag, "cache-control": cacheControl[file.cache] };
    const body = {
      "content-type": file.type,
      ...(!isPlain && { "content-encoding": variant.encoding }),
    };
    const length = { "content-length": String(variant.size) };
    const ranges: HeaderMap = isPlain ? { "accept-ranges": "bytes" } : {};
    return {
      ...variant,
      etag,
      whole: flatten({ ...unchanged, ...body, ...ranges, ...length }),
      unchanged: flatten(unchanged),
      part: flatten({ ...unchanged, ...body, ...ranges }),
      // Never cached, never conditional.
      failure: flatten({ ...shared, "cache-control": "no-store", ...body, ...length }),
    };
  };
  return { ...file, plain: prepare(file.plain), encoded: file.encoded.map(prepare) };
}

function flatten(headers: HeaderMap): PreparedHeaders {
  return Object.entries(headers).flat();
}
