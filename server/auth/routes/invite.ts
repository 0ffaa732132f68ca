import type { Context } from "hono";
import { z } from "zod";
import { resolveCaller } from "../../api-keys/resolve-caller.ts";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { enforceLimits } from "../enforce-limit.ts";
import { mailLink } from "../mail-link.ts";
import { issueOneTimeToken } from "../one-time-token.ts";
import { redirectTarget } from "../redirect-target.ts";
import { metadataField, parseEmail, readBody } from "../request-body.ts";
import { findUserByEmail, parseUser, presentUser } from "../user.ts";

const bodySchema = z.object({ email: z.string(), data: metadataField.nullish() });

/** `auth.admin.inviteUserByEmail`, for holders of the secret key: the function that checks the staff role. */
export async function invite(auth: AuthServer, context: Context): Promise<Response> {
  const caller = await resolveCaller(auth, context.req.raw.headers);
  if (caller.role !== "service_role") {
    throw new AuthError("not_admin", "User not allowed");
  }
  const body = await readBody(context, bodySchema);
  const email = parseEmail(body.email);
  const redirectTo = redirectTarget(auth, context.req.query("redirect_to"));
  await enforceLimits(auth, [{ limit: "mailsPerAddress", subject: email }]);
  const invited = await auth.db.asOwner(async (sql) => {
    const existing = await findUserByEmail(sql, email);
    if (existing?.email_confirmed_at) {
      throw new AuthError(
        "email_exists",
        "A user with this email address has already been registered",
      );
    }
    const [row] = existing
      ? await sql`
          update auth.users set invited_at = now(), encrypted_password = null, updated_at = now()
          where id = ${existing.id} returning *`
      : await sql`
          insert into auth.users (email, raw_user_meta_data, invited_at, confirmation_sent_at)
          values (${email}, ${sql.json(body.data ?? {})}, now(), now()) returning *`;
    const user = parseUser(row);
    if (!user) throw new Error("The invited account vanished.");
    const { token, code } = await issueOneTimeToken(auth, sql, {
      userId: user.id,
      type: "confirmation_token",
      email,
      redirectTo,
      challenge: undefined,
    });
    await enqueueMail(sql, {
      to: email,
      template: "invite",
      data: { link: mailLink(auth, { token, type: "invite", redirectTo }), code },
    });
    return user;
  });
  return context.json(presentUser(invited));
}
