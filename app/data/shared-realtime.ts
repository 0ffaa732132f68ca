import { RealtimeClient } from "@supabase/realtime-js";
import { findBackend, type BackendAddress } from "./create-backend.ts";
import { sharedBackend } from "./shared-backend.ts";
import type { GoTrueClient } from "@supabase/auth-js";

/** The client insists on a key; the site's own server needs none, and knows this one. */
const noKey = "none";

let realtime: RealtimeClient | undefined;

/** One connection for the page, opened with the first thing it follows. Browser only. */
export function sharedRealtime(): RealtimeClient {
  return (realtime ??= openRealtime(findBackend(location.origin), sharedBackend()));
}

type TokenSource = { auth: GoTrueClient; readToken: () => Promise<string | null> };

/** Channels that are open learn of every new token, since they end with the one they know. */
function openRealtime(
  { url, publishableKey }: BackendAddress,
  { auth, readToken }: TokenSource,
): RealtimeClient {
  const key = publishableKey ?? noKey;
  const client = new RealtimeClient(`${url.replace(/^http/, "ws")}/realtime/v1`, {
    params: { apikey: key },
    accessToken: async () => (await readToken()) ?? key,
  });
  auth.onAuthStateChange((event, session) => {
    if (event === "SIGNED_OUT") void client.setAuth();
    else if (session) void client.setAuth(session.access_token);
  });
  return client;
}
