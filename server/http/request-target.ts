import { AppError } from "../../runtime/errors/app-error.ts";

const maximumLength = 4096;

/**
 * Judges the request target as it came over the wire. URL parsers quietly resolve dot segments,
 * turn backslashes into slashes and drop control characters, so this must run before any of them.
 */
export function findTargetError(target: string): AppError | undefined {
  if (target.length > maximumLength) {
    return new AppError("uri_too_long", "The address is too long.");
  }
  // Fragments never travel; anything outside printable ASCII must come percent-encoded.
  if (!/^[\x21-\x7e]+$/.test(target) || target.includes("#")) return badTarget();
  const path = readRawPath(target);
  if (path === undefined || /%(?:2f|5c)|\\/i.test(path)) return badTarget();
  const decoded = decodePath(path);
  if (decoded === undefined || /\p{Cc}/u.test(decoded)) return badTarget();
  return decoded.split("/").some((segment) => segment === "." || segment === "..")
    ? badTarget()
    : undefined;
}

/** The path without query; absolute-form targets (RFC 9112, 3.2.2) lose their origin. */
export function readRawPath(target: string): string | undefined {
  const [beforeQuery = ""] = target.split("?", 1);
  if (beforeQuery.startsWith("/")) return beforeQuery;
  const absolute = /^https?:\/\/[^/\\@]+(?<path>\/.*)?$/i.exec(beforeQuery);
  return absolute ? absolute.groups?.["path"] || "/" : undefined;
}

export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function badTarget() {
  return new AppError("bad_request", "The address is malformed.");
}
