import type { AuthError } from "@supabase/auth-js";
import { currentPasswordWords } from "../../../../content/account.ts";
import { explainAuthError } from "../../../session/explain-auth-error.ts";
import type { Outcome } from "../use-single-form.ts";

/** Why the account was not changed: at the current password where that is the reason. */
export function explainRefusal(error: AuthError, failed: string): Outcome {
  if (error.code === "current_password_invalid")
    return { field: "current", error: currentPasswordWords.wrong };
  if (error.code === "over_request_rate_limit")
    return { field: "current", error: explainAuthError(error) };
  return { failure: `${failed} ${explainAuthError(error)}` };
}
