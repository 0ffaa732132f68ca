import { isAuthRetryableFetchError } from "@supabase/auth-js";
import { authFailures, authMessages } from "../../content/auth.ts";
import { sharedBackend } from "../data/shared-backend.ts";
import { toast } from "../ui/toast.ts";
import { explainAuthError } from "./explain-auth-error.ts";
import { leaveOnSignOut } from "./session-store.ts";

/**
 * Ends the session of this device, the other tabs' too, even when the server cannot be told. `RequireSession` then leads
 * to the home page, or to the sign-in and back where somebody only wants to be another.
 */
export async function signOut({ staysHere = false } = {}): Promise<void> {
  if (!staysHere) leaveOnSignOut();
  const { error } = await sharedBackend().auth.signOut({ scope: "local" });
  if (!error) return;
  const description = isAuthRetryableFetchError(error)
    ? authFailures.signedOutHere
    : explainAuthError(error);
  toast({ title: authMessages.signOutFailed, description, variant: "destructive" });
}
