import type { Context } from "hono";
import { z } from "zod";
import { AuthError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { countNetwork, enforceLimits } from "../enforce-limit.ts";
import { redirectTarget } from "../redirect-target.ts";
import { challengeFields, parseEmail, parseBody, readChallenge } from "../request-body.ts";
import { sendRecovery } from "../send-recovery.ts";

export const bodySchema = z.object({ email: z.string(), ...challengeFields });

/** Mails a way back in; the answer is the same for every address. */
export async function recover(auth: AuthServer, context: Context): Promise<Response> {
  const body = await parseBody(context, bodySchema);
  const email = parseEmail(body.email);
  const redirectTo = redirectTarget(auth, context.req.query("redirect_to"));
  const requested = { redirectTo, challenge: readChallenge(body) };
  await enforceLimits(auth, [countNetwork(auth, context, "mailsPerNetwork")]);
  const wait = await auth.db.asOwner((sql) => sendRecovery(auth, sql, { email, requested }));
  if (wait > 0) {
    throw new AuthError("over_email_send_rate_limit", "Email rate limit exceeded", {
      retryAfterSeconds: wait,
    });
  }
  return context.json({});
}
