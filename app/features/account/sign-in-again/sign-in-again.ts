import type { AuthError } from "@supabase/auth-js";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { readClaims } from "../../../session/read-claims.ts";

/** A session with a fresh proof in place of the one at hand. */
export async function signInAgain(password: string): Promise<AuthError | null> {
  const { auth, rpc } = sharedBackend();
  const { data } = await auth.getSession();
  const email = data.session?.user.email ?? "";
  const { error } = await auth.signInWithPassword({ email, password });
  if (error) return error;
  // The one before would stay open for nobody. That it could not be ended is no reason to refuse the new one.
  if (data.session) {
    await rpc("revoke_session", { session_id: readClaims(data.session).session_id });
  }
  return null;
}
