import { isLoopbackHost } from "../../runtime/http/is-loopback-host.ts";
import { normaliseAddress } from "./client-address.ts";
import type { RequestSource } from "./request-source.ts";

const forwardingHeaders = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "x-client-ip",
  "cf-connecting-ip",
  "true-client-ip",
];

/**
 * Whether what is for this very machine alone may be shown: the site says it lives here, the request was addressed to
 * here and came from here, and no proxy passed it on.
 */
export function isLoopbackRequest(
  siteUrl: string,
  { headers, peerAddress = "" }: RequestSource,
): boolean {
  const host = headers.get("host");
  if (host === null || !URL.canParse(`http://${host}`)) return false;
  return (
    isLoopbackHost(new URL(siteUrl).hostname) &&
    isLoopbackHost(new URL(`http://${host}`).hostname) &&
    isLoopbackHost(normaliseAddress(peerAddress) ?? "") &&
    !forwardingHeaders.some((name) => headers.has(name))
  );
}
