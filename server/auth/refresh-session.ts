import { z } from "zod";
import { isRemoteDemoAccess } from "../http/demo-guard.ts";
import type { RequestSource } from "../http/request-source.ts";
import { AuthError } from "./auth-error.ts";
import type { AuthServer } from "./auth-server.ts";
import { reuseIntervalSeconds } from "../api-keys/durations.ts";
import { sessionRow, type OpenSession } from "./open-session.ts";
import { hashToken } from "../../runtime/tokens/opaque-token.ts";
import { parseUser } from "./user.ts";
import type { Transaction } from "../../runtime/database/types.ts";

const tokenRow = z.object({
  session_id: z.string(),
  user_id: z.string(),
  revoked: z.boolean(),
  is_recent: z.boolean(),
});

type Presented = { presented: string; source: RequestSource };

/** Exchanges a refresh token for its successor; one that was used before ends the whole session. */
export async function refreshSession(
  auth: AuthServer,
  { presented, source }: Presented,
): Promise<OpenSession> {
  const outcome = await auth.db.asOwner((sql) => rotate(auth, sql, { presented, source }));
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

/** Answers errors as values: thrown, they would roll back the revocation. */
async function rotate(
  auth: AuthServer,
  sql: Transaction,
  { presented, source }: Presented,
): Promise<OpenSession | AuthError> {
  const held = await lockToken(sql, presented);
  if (!held || isRemoteDemoAccess(auth.siteUrl, source, held.user_id)) {
    return new AuthError(
      "refresh_token_not_found",
      "Invalid Refresh Token: Refresh Token Not Found",
    );
  }
  if (held.revoked && !held.is_recent) {
    await sql`delete from auth.sessions where id = ${held.session_id}`;
    return new AuthError("refresh_token_already_used", "Invalid Refresh Token: Already Used");
  }
  const refreshToken = held.revoked
    ? await findActiveSuccessor(auth, sql, presented)
    : await replaceToken(auth, sql, { presented, held });
  return loadSession(sql, held, refreshToken);
}

/** The session's row is locked first, so that two requests with one family's tokens take turns. */
async function lockToken(sql: Transaction, token: string) {
  const hash = hashToken(token);
  await sql`
    select 1 from auth.sessions
    where id = (select session_id from auth.refresh_tokens where token = ${hash})
    for update`;
  const [row] = await sql`
    select session_id, user_id, revoked,
      updated_at > now() - make_interval(secs => ${reuseIntervalSeconds}) as is_recent
    from auth.refresh_tokens where token = ${hash}`;
  return row === undefined ? undefined : tokenRow.parse(row);
}

async function replaceToken(
  auth: AuthServer,
  sql: Transaction,
  { presented, held }: { presented: string; held: z.infer<typeof tokenRow> },
): Promise<string> {
  const successor = deriveSuccessor(auth, presented);
  const parent = hashToken(presented);
  await Promise.all([
    sql`
      update auth.refresh_tokens set revoked = true, updated_at = now() where token = ${parent}`,
    sql`
      insert into auth.refresh_tokens (token, parent, user_id, session_id)
      values (${hashToken(successor)}, ${parent}, ${held.user_id}, ${held.session_id})`,
    sql`
      update auth.sessions
      set refreshed_at = now() at time zone 'utc', updated_at = now()
      where id = ${held.session_id}`,
  ]);
  return successor;
}

/**
 * Only hashes are stored, yet a repeated request must get the same successor: it is computed from the
 * token itself and the server's secret.
 */
function deriveSuccessor(auth: AuthServer, token: string): string {
  return auth.keyring.mac("refresh-token", token);
}

async function findActiveSuccessor(
  auth: AuthServer,
  sql: Transaction,
  token: string,
): Promise<string> {
  const successor = deriveSuccessor(auth, token);
  const [row] = await sql<{ revoked: boolean }[]>`
    select revoked from auth.refresh_tokens where token = ${hashToken(successor)}`;
  return row?.revoked ? findActiveSuccessor(auth, sql, successor) : successor;
}

async function loadSession(
  sql: Transaction,
  held: z.infer<typeof tokenRow>,
  refreshToken: string,
): Promise<OpenSession | AuthError> {
  const [[account], [session]] = await Promise.all([
    sql`select * from auth.users where id = ${held.user_id} and deleted_at is null`,
    sql`
      select id, aal, amr from auth.sessions
      where id = ${held.session_id} and (not_after is null or not_after > now())`,
  ]);
  const user = parseUser(account);
  if (!user || session === undefined) {
    return new AuthError("session_expired", "Invalid Refresh Token: Session Expired");
  }
  if (user.banned_until !== null && user.banned_until > new Date()) {
    return new AuthError("user_banned", "User is banned");
  }
  return { user, session: sessionRow.parse(session), refreshToken };
}
