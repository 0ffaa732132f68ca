import { createHash, randomUUID } from "node:crypto";
import type { AuthServer } from "./auth-server.ts";
import { oneTimeTokenSeconds } from "../api-keys/durations.ts";
import { hashCode, type CodeChallenge } from "./one-time-token.ts";
import { hashToken } from "../../runtime/tokens/opaque-token.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/** Where the recovery link leads, and the one browser that may use it, if it is limited to one. */
export type RecoveryLink = { redirectTo: string; challenge: CodeChallenge | undefined };

type LinkOwner = { userId: string | null; email: string };

/** The link as it was sent before, while it works. */
export async function findRecoveryLink(
  sql: Transaction,
  { userId, email }: LinkOwner,
  linkKey: string,
): Promise<string | undefined> {
  // A link that was sent to another address is not reused: the new one replaces it.
  const [row] = await sql<{ id: string }[]>`
    select id from auth.one_time_tokens
    where user_id = ${userId} and link_key = ${linkKey} and relates_to = ${email}
      and expires_at > now()
    for update`;
  return row?.id;
}

/** Makes the link, or gives the one that is there another hour; tries of its code stay counted. */
export async function renewRecoveryLink(
  auth: AuthServer,
  sql: Transaction,
  { userId, email }: LinkOwner,
  {
    id = randomUUID(),
    linkKey,
    link,
  }: { id?: string | undefined; linkKey: string; link: RecoveryLink },
): Promise<{ token: string; code: string }> {
  const type = "recovery_token";
  const token = deriveToken(auth, id);
  const code = deriveCode(auth, id);
  await sql`
    insert into auth.one_time_tokens as held (
      id, user_id, token_type, token_hash, code_hash, relates_to, redirect_to,
      code_challenge, code_challenge_method, link_key, expires_at
    ) values (
      ${id}, ${userId}, ${type}, ${hashToken(token)}, ${hashCode(auth, { type, email }, code)},
      ${email}, ${link.redirectTo}, ${link.challenge?.challenge ?? null},
      ${link.challenge?.method ?? null}, ${linkKey},
      now() + make_interval(secs => ${oneTimeTokenSeconds})
    )
    on conflict (user_id, link_key) do update set
      id = excluded.id, token_hash = excluded.token_hash, code_hash = excluded.code_hash,
      relates_to = excluded.relates_to, updated_at = now(),
      attempts = case when held.id = excluded.id then held.attempts else 0 end,
      expires_at = greatest(held.expires_at, excluded.expires_at)`;
  return { token, code };
}

/** Short, however long the target is. */
export function keyOfLink({ redirectTo, challenge }: RecoveryLink): string {
  const details = JSON.stringify([redirectTo, challenge?.method, challenge?.challenge]);
  return createHash("sha256").update(details).digest("base64url");
}

/** Only hashes are stored, yet the same link must be sent again: it is computed from its row and the server's secret. */
function deriveToken(auth: AuthServer, id: string): string {
  return auth.keyring.mac("recovery-link", id);
}

function deriveCode(auth: AuthServer, id: string): string {
  const digest = Buffer.from(auth.keyring.mac("recovery-code", id), "base64url");
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
}
