import type { AuthError } from "@supabase/auth-js";
import { createBackend, findBackend } from "../../../data/create-backend.ts";

/**
 * The code opens a session of its own, which has shown no second step. It is opened beside the one at hand and ended at
 * once: this page goes on as it was, and the list of devices stays true.
 */
export async function confirmEmail(email: string, token: string): Promise<AuthError | null> {
  const beside = createBackend(findBackend(location.origin), { isKept: false });
  const { error } = await beside.auth.verifyOtp({ email, token, type: "email_change" });
  if (!error) await beside.auth.signOut({ scope: "local" });
  return error;
}
