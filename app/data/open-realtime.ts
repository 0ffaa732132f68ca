import type { GoTrueClient } from "@supabase/auth-js";
import { RealtimeClient } from "@supabase/realtime-js";
import type { BackendAddress } from "./create-backend.ts";

/** The client insists on a key; the site's own server needs none, and knows this one. */
const noKey = "none";

type TokenSource = { auth: GoTrueClient; readToken: () => Promise<string | null> };

/** Channels that are open learn of every new token, since they end with the one they know. */
export function openRealtime(
  { url, publishableKey }: BackendAddress,
  { auth, readToken }: TokenSource,
): RealtimeClient {
  const key = publishableKey ?? noKey;
  const realtime = new RealtimeClient(`${url.replace(/^http/, "ws")}/realtime/v1`, {
    params: { apikey: key },
    accessToken: async () => (await readToken()) ?? key,
  });
  auth.onAuthStateChange((event, session) => {
    if (event === "SIGNED_OUT") void realtime.setAuth();
    else if (session) void realtime.setAuth(session.access_token);
  });
  return realtime;
}
