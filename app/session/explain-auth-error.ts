import { type AuthError, isAuthRetryableFetchError } from "@supabase/auth-js";
import { authFailures } from "../../content/auth.ts";

/** The backend's own message, unless a plainer one helps more. */
export function explainAuthError(error: AuthError): string {
  if (isAuthRetryableFetchError(error))
    return navigator.onLine ? authFailures.unreachable : authFailures.offline;
  if (error.code === "over_email_send_rate_limit") return authFailures.mailsLimited;
  if (error.status === 429) return authFailures.limited;
  return error.message;
}
