import type { Encoding } from "./content-encoding.ts";

/** Two encodings of one file are different bytes, so a strong tag must tell them apart. */
export function tagEncoding(etag: string, encoding: Encoding): string {
  return encoding === "identity" ? etag : `${etag.slice(0, -1)}-${encoding}"`;
}

/** If-None-Match, by weak comparison: proxies that recompress mark our tags as weak. */
export function matchesAnyTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  return header.match(/"[^"]*"/g)?.includes(etag) ?? false;
}
