import { enqueueMail } from "../../services/mail/enqueue-mail.ts";
import type { AuthServer } from "./auth-server.ts";
import { mailLink } from "./mail-link.ts";
import { discardTokens, issueOneTimeToken, type CodeChallenge } from "./one-time-token.ts";
import { hideAccountExistence } from "./hide-account-existence.ts";
import { findUserByEmail, type UserRow } from "./user.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/**
 * Asks the new address to confirm, and tells the present one. One that has an account already gets no mail, and nobody learns of
 * it: the account shows the pending change either way.
 */
export async function requestEmailChange(
  auth: AuthServer,
  sql: Transaction,
  {
    user,
    email,
    redirectTo,
    challenge,
  }: { user: UserRow; email: string; redirectTo: string; challenge: CodeChallenge | undefined },
): Promise<void> {
  const holder = await findUserByEmail(sql, email);
  await sql`
    update auth.users set email_change = ${email}, email_change_sent_at = now()
    where id = ${user.id}`;
  await discardTokens(sql, { userId: user.id, type: "email_change_token_new" });
  // Whoever holds a stolen session must not move the account in silence.
  await enqueueMail(sql, { to: user.email, template: "email-change-asked", data: {} });
  await hideAccountExistence(sql, holder === undefined, async () => {
    const type = "email_change_token_new";
    const issued = { userId: user.id, type, email, redirectTo, challenge } as const;
    const { token, code } = await issueOneTimeToken(auth, sql, issued);
    await enqueueMail(sql, {
      to: email,
      template: "confirm-email-change",
      data: { link: mailLink(auth, { token, type: "email_change", redirectTo }), code },
    });
  });
}

export async function withdrawEmailChange(sql: Transaction, userId: string): Promise<void> {
  await sql`update auth.users set email_change = '' where id = ${userId}`;
  await discardTokens(sql, { userId, type: "email_change_token_new" });
}

/** Moves the account to the confirmed address and tells both. */
export async function confirmEmailChange(
  sql: Transaction,
  { userId, email, isConfirmed = true }: { userId: string; email: string; isConfirmed?: boolean },
): Promise<"changed" | "taken"> {
  const moved = await sql<{ old_email: string }[]>`
    with before as (select id, email from auth.users where id = ${userId})
    update auth.users u
    set email = ${email}, email_change = '', updated_at = now(),
      email_confirmed_at = case when ${isConfirmed} then now() else u.email_confirmed_at end
    from before
    where u.id = before.id
      and not exists (
        select 1 from auth.users other
        where other.email = ${email} and other.id <> u.id and other.deleted_at is null
      )
    returning before.email as old_email`;
  const oldEmail = moved[0]?.old_email;
  if (oldEmail === undefined) return "taken";
  await enqueueMail(sql, { to: oldEmail, template: "email-changed", data: {} });
  await enqueueMail(sql, { to: email, template: "email-change-done", data: {} });
  return "changed";
}
