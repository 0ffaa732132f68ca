import type { Context } from "hono";
import { z } from "zod";
import { enqueueMail } from "../../../services/mail/enqueue-mail.ts";
import type { AuthServer } from "../auth-server.ts";
import { countMails, countNetwork, enforceLimits } from "../enforce-limit.ts";
import { mailLink } from "../mail-link.ts";
import { issueOneTimeToken } from "../one-time-token.ts";
import { hideAccountExistence } from "../hide-account-existence.ts";
import { redirectTarget } from "../redirect-target.ts";
import { challengeFields, parseEmail, parseBody, readChallenge } from "../request-body.ts";
import type { Transaction } from "../../../runtime/database/types.ts";
import { parseRow } from "../../../runtime/database/parse-rows.ts";

export const bodySchema = z.object({
  type: z.enum(["signup", "email_change"]),
  email: z.string(),
  ...challengeFields,
});

const mails = {
  signup: { token: "confirmation_token", template: "confirm-sign-up" },
  email_change: { token: "email_change_token_new", template: "confirm-email-change" },
} as const;

/** Sends a confirmation once more, to those who are waiting for one; the answer is the same for all. */
export async function resend(auth: AuthServer, context: Context): Promise<Response> {
  const body = await parseBody(context, bodySchema);
  const email = parseEmail(body.email);
  const mail = mails[body.type];
  const redirectTo = redirectTarget(auth, context.req.query("redirect_to"));
  await enforceLimits(auth, [
    countMails(`resent ${body.type}`, email),
    countNetwork(auth, context, "mailsPerNetwork"),
  ]);
  await auth.db.asOwner(async (sql) => {
    const waiting = await findWaiting(sql, body.type, email);
    await hideAccountExistence(sql, waiting !== undefined, async () => {
      const to = waiting?.mailTo ?? email;
      const { token, code } = await issueOneTimeToken(auth, sql, {
        userId: waiting?.id ?? null,
        type: mail.token,
        email: to,
        redirectTo,
        challenge: readChallenge(body),
      });
      await enqueueMail(sql, {
        to,
        template: mail.template,
        data: { link: mailLink(auth, { token, type: body.type, redirectTo }), code },
      });
    });
  });
  return context.json({});
}

const waitingRow = z.object({ id: z.string(), mailTo: z.string() });

type Waiting = z.infer<typeof waitingRow>;

async function findWaiting(
  sql: Transaction,
  type: "signup" | "email_change",
  email: string,
): Promise<Waiting | undefined> {
  const rows =
    type === "signup"
      ? await sql`
          select id, email as "mailTo" from auth.users
          where email = ${email} and email_confirmed_at is null and deleted_at is null`
      : // A mail goes again only where one went before: not to an address that is someone else's.
        await sql`
          select u.id, u.email_change as "mailTo" from auth.users u
          where u.email = ${email} and u.email_change <> '' and u.deleted_at is null
            and not exists (
              select 1 from auth.users other
              where other.email = u.email_change and other.deleted_at is null
            )`;
  return parseRow(waitingRow, rows);
}
