import { createHash, timingSafeEqual } from "node:crypto";
import { isLoopbackRequest } from "../http/loopback.ts";
import type { RequestSource } from "../http/request-source.ts";

/** With the token, or from this machine directly: not through a proxy, and not from another site's page. */
export function mayReadMetrics(source: RequestSource, token: string | undefined): boolean {
  const given = /^Bearer (\S+)$/i.exec(source.headers.get("authorization") ?? "")?.[1];
  if (token !== undefined && given !== undefined && isSame(given, token)) return true;
  return isLoopbackRequest("http://localhost", source);
}

/** Takes as long whatever differs. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
