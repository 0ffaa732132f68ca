import type { RequestSource } from "../http/request-source.ts";
import type { Caller } from "../../runtime/database/types.ts";

export type ResolveCaller = (source: RequestSource) => Promise<Caller>;

/** What the site's own client calls its key where it needs none. */
const noKey = "none";

/**
 * A socket says who it is in its address and its messages, not in headers: they are put there, so that one rule
 * decides for all endpoints.
 */
export function createTokenResolver(
  resolveCaller: ResolveCaller,
  { headers: given, peerAddress }: RequestSource,
  apiKey: string | null,
): (token: string | undefined) => Promise<Caller> {
  return (token) => {
    const headers = new Headers(given);
    headers.delete("authorization");
    headers.delete("apikey");
    if (apiKey !== null && apiKey !== noKey) headers.set("apikey", apiKey);
    if (token !== undefined && token !== noKey) headers.set("authorization", `Bearer ${token}`);
    return resolveCaller({ headers, peerAddress });
  };
}
