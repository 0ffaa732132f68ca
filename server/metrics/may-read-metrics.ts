import { createHash, timingSafeEqual } from "node:crypto";
import { isLoopbackRequest } from "../loopback.ts";
import type { RequestSource } from "../request-source.ts";

/** Whoever has the token, and programs of this machine that no proxy and no foreign page stands behind. */
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
