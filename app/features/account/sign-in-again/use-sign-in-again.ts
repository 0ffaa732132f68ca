import { createContext, use } from "react";

type Refusal = { hint?: string | null | undefined; code?: string | null | undefined };
type Answer = { error: Refusal | null };

/** Runs an action; when the backend wants a fresh proof of who asks, asks for one and runs it again. */
export type AttemptWithSignIn = <T extends Answer>(action: () => PromiseLike<T>) => Promise<T>;

export const SignInAgainContext = createContext<AttemptWithSignIn | null>(null);

/**
 * `const attempt = useSignInAgain(); const { error } = await attempt(() => client.from("projects").delete()…)`.
 * Whoever closes the question gets the refusal as the answer.
 */
export function useSignInAgain(): AttemptWithSignIn {
  const attempt = use(SignInAgainContext);
  if (!attempt) throw new Error("useSignInAgain needs a SignInAgain above it.");
  return attempt;
}

/** By the hints that `private.require_recent_sign_in` and `private.require_role` give, or the codes of the account's own endpoints. */
export function needsSignInAgain(error: Refusal | null): boolean {
  return (
    error?.hint === "recent_sign_in" ||
    error?.hint === "insufficient_aal" ||
    error?.code === "reauthentication_needed" ||
    error?.code === "insufficient_aal"
  );
}
