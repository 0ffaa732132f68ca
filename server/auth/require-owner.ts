import type { Context } from "hono";
import { AuthError } from "./auth-error.ts";
import type { AuthServer } from "./auth-server.ts";
import { enforceLimits, refundAttempts } from "./enforce-limit.ts";
import { passwordTries } from "./password-tries.ts";
import type { SignedInUser } from "./require-user.ts";

/**
 * Before anything changes that opens the account. The second factor, where there is one, must have been shown in this
 * session, so that a password alone moves nothing; and the proofs must be fresh, so that a tab left open does not either.
 */
export function requireOwner(caller: SignedInUser): void {
  requireAssured(caller);
  if (caller.isFresh) return;
  throw new AuthError("reauthentication_needed", "Sign in again to change this");
}

export function requireAssured({ isAssured }: SignedInUser): void {
  if (isAssured) return;
  throw new AuthError("insufficient_aal", "Enter the code of your second step first");
}

/** The same where the current password may stand in for a fresh sign-in. A wrong one is refused even after such. */
export async function requireOwnerOrPassword(
  auth: AuthServer,
  context: Context,
  { caller, current }: { caller: SignedInUser; current: string | null | undefined },
): Promise<void> {
  if (!current) return requireOwner(caller);
  requireAssured(caller);
  const { user } = caller;
  const held = user.encrypted_password;
  // Counted with the tries to sign in: an open session gives no further guesses.
  const tries = passwordTries(auth, context, { email: user.email, user });
  await enforceLimits(auth, tries);
  if (!held || !(await auth.passwords.verify(current, held))) {
    throw new AuthError("current_password_invalid", "The current password is not right");
  }
  await auth.db.asOwner((sql) => refundAttempts(auth, sql, tries));
}
