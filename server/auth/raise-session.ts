import { AuthError } from "./auth-error.ts";
import { hashToken, newOpaqueToken } from "../../runtime/tokens/opaque-token.ts";
import { sessionRow, type OpenSession } from "./open-session.ts";
import type { SignedInUser } from "./require-user.ts";
import type { SecondProof } from "./second-proofs.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/** Makes this session one that has shown a second factor, with tokens that say so. */
export async function raiseSession(
  sql: Transaction,
  { user, sessionId }: SignedInUser,
  method: SecondProof,
): Promise<OpenSession> {
  const proof = { method, timestamp: Math.floor(Date.now() / 1000) };
  const refreshToken = newOpaqueToken();
  const [raised] = await sql`
    update auth.sessions s
    set aal = 'aal2', updated_at = now(),
      amr = ${sql.json([proof])}::jsonb || coalesce(
        (select jsonb_agg(earlier) from jsonb_array_elements(s.amr) earlier
         where earlier ->> 'method' <> ${method}), '[]')
    where s.id = ${sessionId}
    returning id, aal, amr`;
  if (!raised) throw new AuthError("session_not_found", "Session has ended in the meantime");
  await sql`
    insert into auth.refresh_tokens (token, user_id, session_id)
    values (${hashToken(refreshToken)}, ${user.id}, ${sessionId})`;
  return { user, session: sessionRow.parse(raised), refreshToken };
}

/** Sessions of this account that have not shown it. */
export async function endWeakerSessions(
  sql: Transaction,
  { user, sessionId }: SignedInUser,
): Promise<void> {
  await sql`
    delete from auth.sessions where user_id = ${user.id} and id <> ${sessionId} and aal = 'aal1'`;
}
