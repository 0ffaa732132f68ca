/**
 * Whether a page of our own sent it. Every browser of today says so itself; one that says nothing is no
 * browser in which another site could act for a visitor.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = headers.get("origin");
  if (origin === null) return true;
  return origin === siteUrl || URL.parse(origin)?.host === headers.get("host");
}
