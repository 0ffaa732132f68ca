import type { AuthError } from "@supabase/auth-js";
import { sharedBackend } from "../data/shared-backend.ts";
import { needsSecondStep } from "./assurance.ts";

type SignInOutcome =
  | { error: AuthError }
  /** Whether that was all, or the second step is next. */
  | { error: null; isIn: boolean };

export async function signIn({
  email,
  password,
}: {
  email: string;
  password: string;
}): Promise<SignInOutcome> {
  const { data, error } = await sharedBackend().auth.signInWithPassword({ email, password });
  return error ? { error } : { error, isIn: !needsSecondStep(data.session) };
}
