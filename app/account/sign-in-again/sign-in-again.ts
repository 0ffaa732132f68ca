import type { AuthError, Session } from "@supabase/auth-js";
import { createBackend, findBackend } from "../../backend/create-backend.ts";
import { sharedBackend } from "../../backend/shared-backend.ts";
import { findFactor } from "../../session/assurance.ts";
import { readClaims } from "../../session/read-claims.ts";

type Proof = { password: string; code: string };

/**
 * A session with fresh proofs in place of the one at hand. It is made beside it and taken over whole, so that the page
 * never sees one that has shown the password but not yet the code.
 */
export async function signInAgain(
  session: Session,
  { password, code }: Proof,
): Promise<AuthError | null> {
  const email = session.user.email ?? "";
  const beside = createBackend(findBackend(location.origin), { isKept: false });
  const opened = await beside.auth.signInWithPassword({ email, password });
  if (opened.error) return opened.error;
  const factor = findFactor(opened.data);
  if (factor) {
    const { error } = await beside.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
    if (error) {
      await beside.auth.signOut({ scope: "local" });
      return error;
    }
  }
  const { data } = await beside.auth.getSession();
  if (!data.session) return null;
  const { error } = await sharedBackend().auth.setSession(data.session);
  if (!error) await endSession(session);
  return error;
}

/** The one before would stay open for nobody. That it could not be ended is no reason to refuse the new one. */
async function endSession(session: Session): Promise<void> {
  await sharedBackend().rpc("revoke_session", { session_id: readClaims(session).session_id });
}
