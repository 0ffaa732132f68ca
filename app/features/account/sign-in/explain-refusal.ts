import type { AuthError } from "@supabase/auth-js";
import { currentPasswordWords } from "../../../../content/account.ts";
import { explainAuthError } from "../../../session/explain-auth-error.ts";
import type { FormRefusal } from "../../../form/refusal.ts";

/** Why the account was not changed: at the current password where that is the reason. */
export function explainRefusal(error: AuthError, failed: string): FormRefusal {
  if (error.code === "current_password_invalid")
    return { fields: { current: currentPasswordWords.wrong } };
  if (error.code === "over_request_rate_limit")
    return { fields: { current: explainAuthError(error) } };
  return { message: `${failed} ${explainAuthError(error)}` };
}
