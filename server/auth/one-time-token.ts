import { z } from "zod";
import type { AuthServer } from "./auth-server.ts";
import { codeAttempts, oneTimeTokenSeconds } from "../api-keys/durations.ts";
import { hashToken, newCode, newOpaqueToken } from "../../runtime/tokens/opaque-token.ts";
import type { Transaction } from "../../runtime/database/types.ts";

export type TokenType = "confirmation_token" | "recovery_token" | "email_change_token_new";

export type CodeChallenge = { challenge: string; method: "s256" | "plain" };

const tokenRow = z.object({
  id: z.string(),
  user_id: z.string(),
  token_type: z.enum(["confirmation_token", "recovery_token", "email_change_token_new"]),
  relates_to: z.string(),
  code_hash: z.string(),
  pending_password: z.string().nullable(),
  redirect_to: z.string(),
  code_challenge: z.string().nullable(),
  code_challenge_method: z.string().nullable(),
});

export type OneTimeToken = z.infer<typeof tokenRow>;

/** Writes the hashes and answers what goes into the mail: a token for the link, a code to type. */
export async function issueOneTimeToken(
  auth: AuthServer,
  sql: Transaction,
  issued: {
    userId: string | null;
    type: TokenType;
    email: string;
    redirectTo: string;
    pendingPassword?: string;
    challenge: CodeChallenge | undefined;
    lifeSeconds?: number;
  },
): Promise<{ token: string; code: string }> {
  const token = newOpaqueToken();
  const code = newCode();
  await sql`
    insert into auth.one_time_tokens (
      user_id, token_type, token_hash, code_hash, relates_to, pending_password, redirect_to,
      code_challenge, code_challenge_method, expires_at
    ) values (
      ${issued.userId}, ${issued.type}, ${hashToken(token)}, ${hashCode(auth, issued, code)},
      ${issued.email}, ${issued.pendingPassword ?? null}, ${issued.redirectTo},
      ${issued.challenge?.challenge ?? null}, ${issued.challenge?.method ?? null},
      now() + make_interval(secs => ${issued.lifeSeconds ?? oneTimeTokenSeconds})
    )`;
  return { token, code };
}

export async function consumeLinkToken(
  sql: Transaction,
  { token, types }: { token: string; types: TokenType[] },
): Promise<OneTimeToken | undefined> {
  const [row] = await sql`
    delete from auth.one_time_tokens
    where token_hash = ${hashToken(token)} and token_type = any(${types})
      and user_id is not null and expires_at > now()
    returning *`;
  return row === undefined ? undefined : tokenRow.parse(row);
}

/** Counts the try on every mail that the code could have come from, then looks for the right one. */
export async function consumeCode(
  auth: AuthServer,
  sql: Transaction,
  { email, code, types }: { email: string; code: string; types: TokenType[] },
): Promise<OneTimeToken | undefined> {
  // Locked in one order, so that two who try at once wait for each other and not in a circle.
  const tried = await sql`
    with held as materialized (
      select id from auth.one_time_tokens
      where relates_to = ${email} and token_type = any(${types}) and user_id is not null
        and expires_at > now() and attempts < ${codeAttempts}
      order by id for update
    )
    update auth.one_time_tokens t set attempts = t.attempts + 1, updated_at = now()
    from held where t.id = held.id
    returning t.*`;
  const match = tokenRow
    .array()
    .parse(tried)
    .find((row) => row.code_hash === hashCode(auth, { type: row.token_type, email }, code));
  if (match) await sql`delete from auth.one_time_tokens where id = ${match.id}`;
  return match;
}

export async function discardTokens(
  sql: Transaction,
  { userId, type }: { userId: string | null; type: TokenType },
): Promise<void> {
  await sql`
    delete from auth.one_time_tokens where user_id = ${userId} and token_type = ${type}`;
}

/** Keyed, because a million codes are quickly hashed by whoever reads the table. */
export function hashCode(
  auth: AuthServer,
  { type, email }: { type: TokenType; email: string },
  code: string,
): string {
  return auth.keyring.mac("one-time-code", `${type}\0${email}\0${code}`);
}
