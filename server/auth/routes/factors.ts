import type { Context } from "hono";
import { renderSVG } from "uqr";
import { z } from "zod";
import { brand } from "../../../content/brand.ts";
import { enqueueMail } from "../../../services/mail/enqueue-mail.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { challengeSeconds } from "../../api-keys/durations.ts";
import {
  isVerified,
  isWorkingApp,
  listFactors,
  lockFactors,
  readFactorId,
  removeFactors,
  takenName,
  unknownFactor,
} from "../factor.ts";
import { friendlyName, parseBody } from "../request-body.ts";
import { requireAssured, requireOwner } from "../require-owner.ts";
import { requireUser } from "../require-user.ts";
import { newSecret, totpUri } from "../totp.ts";
import { parseRow } from "../../../runtime/database/parse-rows.ts";

export const enrolBody = z.object({
  factor_type: z.string(),
  friendly_name: friendlyName.nullish(),
  issuer: friendlyName.nullish(),
});

const maximum = 5;

/** Begins a second factor. It counts once a code of it was right; one that never was is replaced. */
export async function enrolFactor(auth: AuthServer, context: Context): Promise<Response> {
  const caller = await requireUser(auth, context);
  const { user } = caller;
  const body = await parseBody(context, enrolBody);
  if (body.factor_type !== "totp") {
    throw new AuthError("validation_failed", "factor_type needs to be totp");
  }
  requireOwner(caller);
  const secret = newSecret();
  const name = body.friendly_name || null;
  const id = await auth.db.asOwner(async (sql) => {
    const verified = (await lockFactors(sql, user.id)).filter(isVerified);
    if (verified.some(({ friendly_name }) => friendly_name === name)) throw takenName(name ?? "");
    if (verified.filter(isWorkingApp).length >= maximum) {
      throw new AuthError("too_many_enrolled_mfa_factors", "Maximum number of factors reached");
    }
    await sql`delete from auth.mfa_factors where user_id = ${user.id} and status = 'unverified'`;
    const [created] = await sql<{ id: string }[]>`
      insert into auth.mfa_factors (user_id, friendly_name, secret)
      values (${user.id}, ${name}, ${secret}) returning id`;
    return created?.id;
  });
  const issuer = body.issuer || brand.name;
  const uri = totpUri({ secret, issuer, account: user.email });
  context.header("Cache-Control", "no-store");
  return context.json({
    id,
    type: "totp",
    friendly_name: name ?? "",
    totp: { qr_code: renderSVG(uri), secret, uri },
  });
}

const challengeRow = z.object({ id: z.string(), created_at: z.date() });

export async function challengeFactor(auth: AuthServer, context: Context): Promise<Response> {
  const { user } = await requireUser(auth, context);
  const factorId = readFactorId(context);
  const made = await auth.db.asOwner(async (sql) => {
    await sql`
      delete from auth.mfa_challenges
      where factor_id = ${factorId} and created_at < now() - make_interval(secs => ${challengeSeconds})`;
    return sql`
      insert into auth.mfa_challenges (factor_id)
      select id from auth.mfa_factors
      where id = ${factorId} and user_id = ${user.id} and factor_type = 'totp'
      returning id, created_at`;
  });
  const challenge = parseRow(challengeRow, made);
  if (!challenge) throw unknownFactor();
  const expiresAt = Math.floor(challenge.created_at.getTime() / 1000) + challengeSeconds;
  return context.json({ id: challenge.id, type: "totp", expires_at: expiresAt });
}

export async function removeFactor(auth: AuthServer, context: Context): Promise<Response> {
  const caller = await requireUser(auth, context);
  const { user } = caller;
  const factorId = readFactorId(context);
  requireAssured(caller);
  await auth.db.asOwner(async (sql) => {
    const held = await lockFactors(sql, user.id);
    const factor = held.find(({ id }) => id === factorId);
    if (!factor) throw unknownFactor();
    // One that was never finished opens nothing, and may be dropped at any time.
    if (isVerified(factor)) requireOwner(caller);
    await removeFactors(sql, user.id, [factorId]);
    const left = await listFactors(sql, user.id);
    if (held.some(isWorkingApp) && !left.some(isWorkingApp)) {
      await enqueueMail(sql, { to: user.email, template: "second-factor-removed", data: {} });
    }
  });
  return context.json({ id: factorId });
}
