import type { Context } from "hono";
import { z } from "zod";
import { enqueueMail } from "../../../services/mail/enqueue-mail.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { withdrawEmailChange } from "../change-email.ts";
import { challengeSeconds } from "../../api-keys/durations.ts";
import { enforceLimits, refundAttempts, type CountedAttempt } from "../enforce-limit.ts";
import {
  isApp,
  isVerified,
  lockFactors,
  readFactorId,
  unknownFactor,
  type TotpFactor,
} from "../factor.ts";
import { presentSession } from "../open-session.ts";
import { endWeakerSessions, raiseSession } from "../raise-session.ts";
import { parseBody } from "../request-body.ts";
import { requireAssured } from "../require-owner.ts";
import { requireUser, type SignedInUser } from "../require-user.ts";
import { findStep } from "../totp.ts";
import type { Transaction } from "../../../runtime/database/types.ts";

export const bodySchema = z.object({ challenge_id: z.uuid(), code: z.string().trim() });

/** A right code verifies the factor and raises this session. */
export async function verifyFactor(auth: AuthServer, context: Context): Promise<Response> {
  const caller = await requireUser(auth, context);
  const factorId = readFactorId(context);
  const { challenge_id: challengeId, code } = await parseBody(context, bodySchema);
  const tries: CountedAttempt[] = [{ limit: "factorTriesPerAccount", subject: caller.user.id }];
  await enforceLimits(auth, tries);
  const opened = await auth.db.asOwner(async (sql) => {
    const held = await lockFactors(sql, caller.user.id);
    const factor = held.filter(isApp).find(({ id }) => id === factorId);
    if (!factor) throw unknownFactor();
    // Else a password would do to make a second factor of one's own count.
    if (!isVerified(factor)) requireAssured(caller);
    await takeChallenge(sql, { challengeId, factorId });
    await takeCode(sql, factor, code);
    await refundAttempts(auth, sql, tries);
    if (!isVerified(factor)) await beginFactor(sql, caller);
    // What was asked for before there was a second factor was asked for without it.
    if (!held.some(isVerified)) await withdrawEmailChange(sql, caller.user.id);
    return raiseSession(sql, caller, "totp");
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
async function takeCode(sql: Transaction, factor: TotpFactor, code: string): Promise<void> {
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

async function beginFactor(sql: Transaction, caller: SignedInUser): Promise<void> {
  await endWeakerSessions(sql, caller);
  await enqueueMail(sql, { to: caller.user.email, template: "second-factor-added", data: {} });
}
