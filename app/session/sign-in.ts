import { sharedBackend } from "../backend/shared-backend.ts";

export async function signIn({ email, password }: { email: string; password: string }) {
  const { error } = await sharedBackend().auth.signInWithPassword({ email, password });
  return error;
}
