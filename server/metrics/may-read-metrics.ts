import { createHash, timingSafeEqual } from "node:crypto";
import { isLoopbackHost, isLoopbackRequest } from "../loopback.ts";

type Reader = { headers: Headers; remoteAddress: string | undefined; token: string | undefined };

/** Whoever has the token, and programs of this machine that no proxy and no foreign page stands behind. */
export function mayReadMetrics({ headers, remoteAddress = "", token }: Reader): boolean {
  const given = /^Bearer (\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  if (token !== undefined && given !== undefined && isSame(given, token)) return true;
  const address = remoteAddress.replace(/^::ffff:/i, "");
  return isLoopbackHost(address) && isLoopbackRequest("http://localhost", headers);
}

/** Takes as long whatever differs. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
