import { sharedBackend } from "../backend/shared-backend.ts";

export type AccountMail = "confirm" | "recover";

/** The home page, as the contract has it for every link in a mail. */
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
