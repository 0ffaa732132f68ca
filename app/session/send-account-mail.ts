import { sharedBackend } from "../data/shared-backend.ts";

export type AccountMail = "confirm" | "recover";

/** Every link in a mail leads to the home page, which takes it from there (specification, section 6). */
export function mailLandsAt(): string {
  return `${location.origin}/`;
}

/** Sends a confirmation once more, or a way to choose a new password. */
export async function sendAccountMail(mail: AccountMail, email: string) {
  const { auth } = sharedBackend();
  const { error } =
    mail === "confirm"
      ? await auth.resend({ type: "signup", email, options: { emailRedirectTo: mailLandsAt() } })
      : await auth.resetPasswordForEmail(email, { redirectTo: mailLandsAt() });
  return error;
}
