import type { Context } from "hono";
import { renderSVG } from "uqr";
import { z } from "zod";
import { brand } from "../../../content/brand.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { challengeSeconds } from "../durations.ts";
import {
  insufficientAssurance,
  listFactors,
  readFactorId,
  removeFactors,
  unknownFactor,
} from "../factor.ts";
import { readBody } from "../request-body.ts";
import { requireUser } from "../require-user.ts";
import { newSecret, totpUri } from "../totp.ts";

const enrolBody = z.object({
  factor_type: z.string(),
  friendly_name: z.string().trim().max(100).nullish(),
  issuer: z.string().max(100).nullish(),
});

const maximum = 5;

/** Begins a second factor. It counts once a code of it was right; one that never was is replaced. */
export async function enrolFactor(auth: AuthServer, context: Context): Promise<Response> {
  const { user, aal } = await requireUser(auth, context);
  const body = await readBody(context, enrolBody);
  if (body.factor_type !== "totp") {
    throw new AuthError("validation_failed", "factor_type needs to be totp");
  }
  const secret = newSecret();
  const name = body.friendly_name || null;
  const id = await auth.db.asOwner(async (sql) => {
    await sql`select 1 from auth.users where id = ${user.id} for update`;
    const held = await listFactors(sql, user.id);
    const verified = held.filter(({ status }) => status === "verified");
    if (verified.length > 0 && aal !== "aal2") throw insufficientAssurance("enroll a new factor");
    if (verified.some(({ friendly_name }) => friendly_name === name)) {
      throw new AuthError(
        "mfa_factor_name_conflict",
        `A factor with the friendly name "${name ?? ""}" for this user already exists`,
      );
    }
    if (verified.length >= maximum) {
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

export async function challengeFactor(auth: AuthServer, context: Context): Promise<Response> {
  const { user } = await requireUser(auth, context);
  const factorId = readFactorId(context);
  const [challenge] = await auth.db.asOwner(async (sql) => {
    await sql`
      delete from auth.mfa_challenges
      where factor_id = ${factorId} and created_at < now() - make_interval(secs => ${challengeSeconds})`;
    return sql<{ id: string; created_at: Date }[]>`
      insert into auth.mfa_challenges (factor_id)
      select id from auth.mfa_factors where id = ${factorId} and user_id = ${user.id}
      returning id, created_at`;
  });
  if (!challenge) throw unknownFactor();
  const expiresAt = Math.floor(challenge.created_at.getTime() / 1000) + challengeSeconds;
  return context.json({ id: challenge.id, type: "totp", expires_at: expiresAt });
}

export async function removeFactor(auth: AuthServer, context: Context): Promise<Response> {
  const { user, aal } = await requireUser(auth, context);
  const factorId = readFactorId(context);
  await auth.db.asOwner(async (sql) => {
    const factor = (await listFactors(sql, user.id)).find(({ id }) => id === factorId);
    if (!factor) throw unknownFactor();
    if (factor.status === "verified" && aal !== "aal2")
      throw insufficientAssurance("unenroll a factor");
    await removeFactors(sql, user.id, [factorId]);
  });
  return context.json({ id: factorId });
}
