import { SignJWT } from "jose";
import { z } from "zod";
import { AuthError } from "./auth-error.ts";
import type { AuthServer } from "./auth-server.ts";
import { accessTokenSeconds } from "../api-keys/durations.ts";
import { listFactors } from "./factor.ts";
import { hashToken, newOpaqueToken } from "../../runtime/tokens/opaque-token.ts";
import { parseUser, presentUser, type UserRow } from "./user.ts";
import type { Transaction } from "../../runtime/database/types.ts";

export const sessionRow = z.object({
  id: z.string(),
  aal: z.string(),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })),
});

/** A session that was just opened or refreshed: what is needed to write its tokens. */
export type OpenSession = {
  user: UserRow;
  session: z.infer<typeof sessionRow>;
  refreshToken: string;
};

const userAgentLength = 255;

export async function openSession(
  sql: Transaction,
  { userId, method, userAgent }: { userId: string; method: string; userAgent: string | undefined },
): Promise<OpenSession> {
  const refreshToken = newOpaqueToken();
  const amr = [{ method, timestamp: Math.floor(Date.now() / 1000) }];
  const [created] = await sql`
    insert into auth.sessions (user_id, amr, user_agent)
    values (${userId}, ${sql.json(amr)}, ${userAgent?.slice(0, userAgentLength) ?? null})
    returning id, aal, amr`;
  const session = sessionRow.parse(created);
  const [[signedIn]] = await Promise.all([
    sql`
      update auth.users set last_sign_in_at = now(), updated_at = now()
      where id = ${userId} returning *`,
    sql`
      insert into auth.refresh_tokens (token, user_id, session_id)
      values (${hashToken(refreshToken)}, ${userId}, ${session.id})`,
  ]);
  const user = parseUser(signedIn);
  if (!user) throw new Error("The account vanished while its session was opened.");
  // However they signed in: a link from a mail must not get past a ban.
  if (user.banned_until !== null && user.banned_until > new Date()) {
    throw new AuthError("user_banned", "User is banned");
  }
  return { user, session, refreshToken };
}

/** The session object of the wire protocol. Signing happens outside the transaction. */
export async function presentSession(
  auth: AuthServer,
  { user, session, refreshToken }: OpenSession,
) {
  const [{ kid, key }, factors] = await Promise.all([
    auth.keyring.signer(),
    auth.db.asOwner((sql) => listFactors(sql, user.id)),
  ]);
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + accessTokenSeconds;
  const accessToken = await new SignJWT({
    role: user.role,
    email: user.email,
    phone: "",
    session_id: session.id,
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    aal: session.aal,
    amr: session.amr,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: "ES256", typ: "JWT", kid })
    .setIssuer(`${auth.siteUrl}/auth/v1`)
    .setSubject(user.id)
    .setAudience(user.aud)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key);
  return {
    access_token: accessToken,
    token_type: "bearer",
    expires_in: accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: presentUser(user, factors),
  };
}
