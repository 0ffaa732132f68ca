import { z } from "zod";
import { currentHost } from "./host.ts";

const claimsSchema = z.object({
  amr: z.array(z.object({ timestamp: z.number() })).default([]),
});
const longestSeconds = 15 * 60;

/**
 * Whether the newest proof in the caller's token, password or second factor, is at most 15 minutes old; as
 * `private.signed_in_recently` has it. Ask only after `findCaller` has accepted the token.
 */
export function signedInRecently(request: Request, now = Date.now()): boolean {
  const host = currentHost();
  const parsed = claimsSchema.safeParse(host ? host.caller.claims : readClaims(request));
  if (!parsed.success) return false;
  const newest = Math.max(0, ...parsed.data.amr.map(({ timestamp }) => timestamp));
  return newest > now / 1000 - longestSeconds;
}

function readClaims(request: Request): unknown {
  const [, payload = ""] = (request.headers.get("authorization") ?? "").split(".");
  return JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
}
