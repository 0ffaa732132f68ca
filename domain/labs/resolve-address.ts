const longest = 2000;

/**
 * An http(s) address as it can be linked to. Without a base it is one of this site's own pages, and stays relative to
 * whatever host serves it.
 */
export function resolveAddress(
  text: string | null | undefined,
  base: string | null,
): string | null {
  const trimmed = text?.trim() ?? "";
  if (trimmed === "" || trimmed.length > longest) return null;
  if (base === null && /^\/(?![/\\])/.test(trimmed)) return trimmed;
  const url = URL.parse(trimmed, base ?? undefined);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "")
    return null;
  return url.href.length > longest ? null : url.href;
}
