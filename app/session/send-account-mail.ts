import { invitationPage } from "../../content/pages/invitation.ts";
import { sharedBackend } from "../data/shared-backend.ts";

export type AccountMail = "confirm" | "recover";

/**
 * Every link in a mail leads to the home page, which takes it from there (specification, section 6). Whoever signs up to
 * accept an invitation comes back to it, in whichever browser they read their mail.
 */
export function mailLandsAt(next = "/"): string {
  const isInvited = next.startsWith(`${invitationPage.path}?`);
  return location.origin + (isInvited ? next : "/");
}

/** Sends a confirmation once more, or a way to choose a new password. */
export async function sendAccountMail(mail: AccountMail, email: string, next?: string) {
  const { auth } = sharedBackend();
  const { error } =
    mail === "confirm"
      ? await auth.resend({
          type: "signup",
          email,
          options: { emailRedirectTo: mailLandsAt(next) },
        })
      : await auth.resetPasswordForEmail(email, { redirectTo: mailLandsAt() });
  return error;
}
