import type { Context } from "hono";
import { z } from "zod";
import type { Transaction } from "../../database.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { challengeSeconds } from "../durations.ts";
import { enforceLimits, forgiveTries, type Counted } from "../enforce-limit.ts";
import { listFactors, readFactorId, unknownFactor, type Factor } from "../factor.ts";
import { hashToken, newOpaqueToken } from "../opaque-token.ts";
import { presentSession, sessionRow, type OpenSession } from "../open-session.ts";
import { readBody } from "../request-body.ts";
import { requireUser, type SignedIn } from "../require-user.ts";
import { findStep } from "../totp.ts";

const bodySchema = z.object({ challenge_id: z.uuid(), code: z.string().trim() });

/** A right code makes the factor good, and this session one that has shown it. */
export async function verifyFactor(auth: AuthServer, context: Context): Promise<Response> {
  const caller = await requireUser(auth, context);
  const factorId = readFactorId(context);
  const { challenge_id: challengeId, code } = await readBody(context, bodySchema);
  const tries: Counted[] = [{ limit: "factorTriesPerAccount", subject: caller.user.id }];
  await enforceLimits(auth, tries);
  const opened = await auth.db.asOwner(async (sql) => {
    const factor = (await listFactors(sql, caller.user.id)).find(({ id }) => id === factorId);
    if (!factor) throw unknownFactor();
    await takeChallenge(sql, { challengeId, factorId });
    await takeCode(sql, factor, code);
    await forgiveTries(auth, sql, tries);
    if (factor.status === "unverified") await endWeakerSessions(sql, caller);
    return raiseSession(sql, caller);
  });
  context.header("Cache-Control", "no-store");
  return context.json(await presentSession(auth, opened));
}

async function takeChallenge(
  sql: Transaction,
  { challengeId, factorId }: { challengeId: string; factorId: string },
): Promise<void> {
  const [taken] = await sql`
    update auth.mfa_challenges set verified_at = now()
    where id = ${challengeId} and factor_id = ${factorId} and verified_at is null
      and created_at > now() - make_interval(secs => ${challengeSeconds})
    returning 1`;
  if (taken) return;
  throw new AuthError("mfa_challenge_expired", "MFA challenge has expired, verify against another");
}

/** Each code is taken once: of two requests with the same one, the second comes too late. */
async function takeCode(sql: Transaction, factor: Factor, code: string): Promise<void> {
  const step = findStep(factor.secret, code, Date.now());
  const [taken] =
    step === undefined
      ? []
      : await sql`
          update auth.mfa_factors
          set status = 'verified', last_used_step = ${step}, updated_at = now()
          where id = ${factor.id} and (last_used_step is null or last_used_step < ${step})
          returning 1`;
  if (!taken) throw new AuthError("mfa_verification_failed", "Invalid TOTP code entered");
}

/** Those opened before there was a second factor never showed it. */
async function endWeakerSessions(sql: Transaction, { user, sessionId }: SignedIn): Promise<void> {
  await sql`
    delete from auth.sessions where user_id = ${user.id} and id <> ${sessionId} and aal = 'aal1'`;
}

async function raiseSession(sql: Transaction, { user, sessionId }: SignedIn): Promise<OpenSession> {
  const proof = { method: "totp", timestamp: Math.floor(Date.now() / 1000) };
  const refreshToken = newOpaqueToken();
  const [raised] = await sql`
    update auth.sessions s
    set aal = 'aal2', updated_at = now(),
      amr = ${sql.json([proof])}::jsonb || coalesce(
        (select jsonb_agg(earlier) from jsonb_array_elements(s.amr) earlier
         where earlier ->> 'method' <> 'totp'), '[]')
    where s.id = ${sessionId}
    returning id, aal, amr`;
  await sql`
    insert into auth.refresh_tokens (token, user_id, session_id)
    values (${hashToken(refreshToken)}, ${user.id}, ${sessionId})`;
  return { user, session: sessionRow.parse(raised), refreshToken };
}
