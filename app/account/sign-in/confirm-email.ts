import type { AuthError } from "@supabase/auth-js";
import { sharedBackend } from "../../backend/shared-backend.ts";
import { readDevices } from "../devices/read-devices.ts";

/** The code opens a session of its own; the one it replaces here is ended, so that the list of devices stays true. */
export async function confirmEmail(email: string, token: string): Promise<AuthError | null> {
  const backend = sharedBackend();
  const former = (await readDevices())?.find(({ is_current }) => is_current);
  const { error } = await backend.auth.verifyOtp({ email, token, type: "email_change" });
  if (error) return error;
  if (former) await backend.rpc("revoke_session", { session_id: former.id });
  return null;
}
