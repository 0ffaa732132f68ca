import type { AuthError } from "@supabase/supabase-js";
import { sharedBackend } from "../../../backend/shared-backend.ts";

/** The code opens a session of its own; the one it replaces here is ended, so that the list of devices stays true. */
export async function confirmEmail(email: string, token: string): Promise<AuthError | null> {
  const backend = sharedBackend();
  const { data } = await backend.auth.getSession();
  const { error } = await backend.auth.verifyOtp({ email, token, type: "email_change" });
  if (error) return error;
  const former = readSessionId(data.session?.access_token);
  if (former) await backend.rpc("revoke_session", { session_id: former });
  return null;
}

/** As the token names it; whether the token is good is the server's to say. */
export function readSessionId(accessToken: string | undefined): string | undefined {
  const payload = accessToken?.split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/");
  if (!payload) return undefined;
  const claims: unknown = JSON.parse(atob(payload));
  const isKnown = typeof claims === "object" && claims !== null && "session_id" in claims;
  return isKnown && typeof claims.session_id === "string" ? claims.session_id : undefined;
}
