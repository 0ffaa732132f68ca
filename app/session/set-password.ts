import { sharedBackend } from "../data/shared-backend.ts";

export async function setPassword(password: string) {
  const { error } = await sharedBackend().auth.updateUser({ password });
  return error;
}
