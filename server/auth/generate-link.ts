import { z } from "zod";
import { takenAddress, unknownUser } from "./admin-user.ts";
import { AuthError } from "./auth-error.ts";
import type { AuthServer } from "./auth-server.ts";
import { invitationSeconds } from "../api-keys/durations.ts";
import { logAdminAction } from "./log-admin-action.ts";
import { mailLink, type LinkType } from "./mail-link.ts";
import { discardTokens, issueOneTimeToken, type TokenType } from "./one-time-token.ts";
import { requireStrongPassword } from "./password-policy.ts";
import { redirectTarget } from "./redirect-target.ts";
import { metadataField, parseEmail } from "./request-body.ts";
import { findUserByEmail, parseUser, type UserRow } from "./user.ts";
import type { Transaction } from "../../runtime/database/types.ts";

export const linkRequest = z.strictObject({
  type: z.string(),
  email: z.string(),
  new_email: z.string().nullish(),
  password: z.string().nullish(),
  data: metadataField.nullish(),
  // supabase-js says it twice; the one in the address counts.
  redirectTo: z.string().nullish(),
});

type LinkRequest = z.infer<typeof linkRequest>;
type Planned = {
  user: UserRow;
  email: string;
  link: LinkType;
  token: TokenType;
  pendingPassword?: string;
};

/** The link and code that a mail would carry, for whoever sends their own mails. */
export async function generateLink(
  auth: AuthServer,
  request: LinkRequest,
  asked: string | undefined,
): Promise<{ user: UserRow; token: string; code: string; actionLink: string; redirectTo: string }> {
  const redirectTo = redirectTarget(auth, asked);
  const plan = await readPlan(auth, request);
  return auth.db.asOwner(async (sql) => {
    const { user, email, link, token: type, pendingPassword } = await plan(sql);
    const { token, code } = await issueOneTimeToken(auth, sql, {
      userId: user.id,
      type,
      email,
      redirectTo,
      challenge: undefined,
      ...(pendingPassword !== undefined && { pendingPassword }),
      ...(link === "invite" && { lifeSeconds: invitationSeconds }),
    });
    await logAdminAction(sql, "generate_link", { userId: user.id });
    const actionLink = mailLink(auth, { token, type: link, redirectTo });
    return { user, token, code, actionLink, redirectTo };
  });
}

/** Everything that needs no transaction, which hashing must not hold up. */
async function readPlan(
  auth: AuthServer,
  request: LinkRequest,
): Promise<(sql: Transaction) => Promise<Planned>> {
  const email = parseEmail(request.email);
  switch (request.type) {
    case "signup":
      return planSignUp(auth, email, request);
    case "invite":
      return async (sql) => ({
        user: await openAccount(sql, { email, data: request.data ?? {}, isInvited: true }),
        email,
        link: "invite",
        token: "confirmation_token",
      });
    case "recovery":
      return (sql) => planRecovery(sql, email);
    case "email_change_new":
      return planEmailChange(email, parseEmail(request.new_email ?? ""));
    case "magiclink":
      throw new AuthError("otp_disabled", "Sign-in by one-time password is not supported");
    case "email_change_current":
      throw new AuthError(
        "validation_failed",
        "email_change_current is not supported: the new address alone confirms a change",
      );
    default:
      throw new AuthError(
        "validation_failed",
        "type: use signup, invite, recovery or email_change_new",
      );
  }
}

async function planSignUp(auth: AuthServer, email: string, { password, data }: LinkRequest) {
  if (!password) throw new AuthError("validation_failed", "Signup requires a valid password");
  requireStrongPassword(password);
  const pendingPassword = await auth.passwords.hash(password);
  return async (sql: Transaction): Promise<Planned> => ({
    user: await openAccount(sql, { email, data: data ?? {}, isInvited: false }),
    email,
    link: "signup",
    token: "confirmation_token",
    pendingPassword,
  });
}

async function planRecovery(sql: Transaction, email: string): Promise<Planned> {
  const user = await requireHolder(sql, email);
  await sql`update auth.users set recovery_sent_at = now() where id = ${user.id}`;
  return { user, email, link: "recovery", token: "recovery_token" };
}

function planEmailChange(email: string, newEmail: string) {
  return async (sql: Transaction): Promise<Planned> => {
    const { id } = await requireHolder(sql, email);
    if (await findUserByEmail(sql, newEmail)) throw takenAddress();
    const [row] = await sql`
      update auth.users set email_change = ${newEmail}, email_change_sent_at = now()
      where id = ${id} returning *`;
    const user = parseUser(row);
    if (!user) throw new Error("The account vanished while its link was made.");
    await discardTokens(sql, { userId: id, type: "email_change_token_new" });
    return { user, email: newEmail, link: "email_change", token: "email_change_token_new" };
  };
}

async function requireHolder(sql: Transaction, email: string): Promise<UserRow> {
  const user = await findUserByEmail(sql, email);
  if (!user) throw unknownUser("User with this email not found");
  return user;
}

/** One that nobody has confirmed may be opened again: only what belongs to the link counts then. */
async function openAccount(
  sql: Transaction,
  {
    email,
    data,
    isInvited,
  }: { email: string; data: NonNullable<LinkRequest["data"]>; isInvited: boolean },
): Promise<UserRow> {
  const [row] = await sql`
    insert into auth.users as u (email, raw_user_meta_data, invited_at, confirmation_sent_at)
    values (${email}, ${sql.json(data)}, case when ${isInvited} then now() end, now())
    on conflict (email) where deleted_at is null do update
      set encrypted_password = null, invited_at = coalesce(excluded.invited_at, u.invited_at),
        confirmation_sent_at = now(), updated_at = now()
      where u.email_confirmed_at is null
    returning *`;
  const user = parseUser(row);
  if (!user) throw takenAddress();
  return user;
}
