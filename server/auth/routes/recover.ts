import type { Context } from "hono";
import { z } from "zod";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import type { AuthServer } from "../auth-server.ts";
import { countNetwork, enforceLimits } from "../enforce-limit.ts";
import { mailLink } from "../mail-link.ts";
import { discardTokens, issueOneTimeToken } from "../one-time-token.ts";
import { performOrPretend } from "../perform-or-pretend.ts";
import { redirectTarget } from "../redirect-target.ts";
import { challengeFields, parseEmail, readBody, readChallenge } from "../request-body.ts";
import { findUserByEmail } from "../user.ts";

const bodySchema = z.object({ email: z.string(), ...challengeFields });

/** Mails a way back in; the answer is the same for every address. */
export async function recover(auth: AuthServer, context: Context): Promise<Response> {
  const body = await readBody(context, bodySchema);
  const email = parseEmail(body.email);
  const redirectTo = redirectTarget(auth, context.req.query("redirect_to"));
  const challenge = readChallenge(body);
  await enforceLimits(auth, [
    { limit: "mailsPerAddress", subject: email },
    countNetwork(auth, context, "mailsPerNetwork"),
  ]);
  await auth.db.asOwner(async (sql) => {
    const user = await findUserByEmail(sql, email);
    await performOrPretend(sql, user !== undefined, async () => {
      const userId = user?.id ?? null;
      await discardTokens(sql, { userId, type: "recovery_token" });
      const type = "recovery_token";
      const issued = { userId, type, email, redirectTo, challenge } as const;
      const { token, code } = await issueOneTimeToken(auth, sql, issued);
      await sql`update auth.users set recovery_sent_at = now() where id = ${userId}`;
      await enqueueMail(sql, {
        to: email,
        template: "recover-password",
        data: { link: mailLink(auth, { token, type: "recovery", redirectTo }), code },
      });
    });
  });
  return context.json({});
}
