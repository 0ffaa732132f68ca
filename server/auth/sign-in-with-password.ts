import type { Context } from "hono";
import { z } from "zod";
import { isRemoteDemoAccess } from "../http/demo-guard.ts";
import { sourceOf } from "../http/request-source.ts";
import { AuthError } from "./auth-error.ts";
import type { AuthServer } from "./auth-server.ts";
import { enforceLimits, refundAttempts } from "./enforce-limit.ts";
import { openSession, type OpenSession } from "./open-session.ts";
import { passwordTries } from "./password-tries.ts";
import { verifyInEqualTime } from "./password.ts";
import { parseEmail, parseBody } from "./request-body.ts";
import { findUserByEmail } from "./user.ts";

export const bodySchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string(),
});

/** Whether there is an account shows neither in the answer nor in the time: one hash is checked always. */
export async function signInWithPassword(auth: AuthServer, context: Context): Promise<OpenSession> {
  const body = await parseBody(context, bodySchema);
  if (body.phone) throw new AuthError("phone_provider_disabled", "Phone logins are disabled");
  if (!body.email) throw new AuthError("validation_failed", "missing email or phone");
  const email = parseEmail(body.email);
  const user = await auth.db.asOwner((sql) => findUserByEmail(sql, email));
  const tries = passwordTries(auth, context, { email, user });
  await enforceLimits(auth, tries);
  const matches = await verifyInEqualTime(auth.passwords, body.password, user?.encrypted_password);
  if (!user || !matches || isRemoteDemoAccess(auth.siteUrl, sourceOf(context), user.id)) {
    throw new AuthError("invalid_credentials", "Invalid login credentials");
  }
  if (user.email_confirmed_at === null) {
    throw new AuthError("email_not_confirmed", "Email not confirmed");
  }
  const userAgent = context.req.header("user-agent");
  return auth.db.asOwner(async (sql) => {
    await refundAttempts(auth, sql, tries);
    return openSession(sql, { userId: user.id, method: "password", userAgent });
  });
}
