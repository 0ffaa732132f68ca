import type { z } from "zod";
import { enqueueMail } from "../../services/mail/enqueue-mail.ts";
import { AuthError } from "./auth-error.ts";
import type { AuthServer } from "./auth-server.ts";
import { invitationSeconds } from "../api-keys/durations.ts";
import { countMails, enforceLimits } from "./enforce-limit.ts";
import { mailLink } from "./mail-link.ts";
import { issueOneTimeToken } from "./one-time-token.ts";
import { redirectTarget } from "./redirect-target.ts";
import { parseEmail, type metadataField } from "./request-body.ts";
import { findUserByEmail, parseUser, type UserRow } from "./user.ts";
import type { Transaction } from "../../runtime/database/types.ts";

export type Invited = {
  email: string;
  data?: z.infer<typeof metadataField>;
  redirectTo?: string | undefined;
};

/** A second click is no second invitation. */
const repeatSeconds = 30;

/** An account that no password opens, and a mail that lets its owner in to set one. */
export async function inviteUser(auth: AuthServer, invited: Invited): Promise<UserRow> {
  const email = parseEmail(invited.email);
  const redirectTo = redirectTarget(auth, invited.redirectTo);
  await enforceLimits(auth, [countMails("invite", email)]);
  return auth.db.asOwner(async (sql) => {
    const user = await openAccount(sql, email, invited.data ?? {});
    if (!user) return findInvited(sql, email);
    const { token, code } = await issueOneTimeToken(auth, sql, {
      userId: user.id,
      type: "confirmation_token",
      email,
      redirectTo,
      challenge: undefined,
      lifeSeconds: invitationSeconds,
    });
    await enqueueMail(sql, {
      to: email,
      template: "invite",
      data: { link: mailLink(auth, { token, type: "invite", redirectTo }), code },
    });
    return user;
  });
}

/** Nothing where the account is its owner's already, or was invited a moment ago. */
async function openAccount(
  sql: Transaction,
  email: string,
  data: NonNullable<Invited["data"]>,
): Promise<UserRow | undefined> {
  const [row] = await sql`
    insert into auth.users as u (email, raw_user_meta_data, invited_at, confirmation_sent_at)
    values (${email}, ${sql.json(data)}, now(), now())
    on conflict (email) where deleted_at is null do update
      set invited_at = now(), encrypted_password = null, updated_at = now()
      where u.email_confirmed_at is null
        and (u.invited_at is null or u.invited_at < now() - make_interval(secs => ${repeatSeconds}))
    returning *`;
  return parseUser(row);
}

async function findInvited(sql: Transaction, email: string): Promise<UserRow> {
  const user = await findUserByEmail(sql, email);
  if (!user) throw new Error("The invited account vanished.");
  if (user.email_confirmed_at === null) return user;
  throw new AuthError("email_exists", "A user with this email address has already been registered");
}
