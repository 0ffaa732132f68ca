import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { z } from "zod";
import { enqueueMail } from "../../../services/mail/enqueue-mail.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { countMails, countNetwork, enforceLimits } from "../enforce-limit.ts";
import { mailLink } from "../mail-link.ts";
import { issueOneTimeToken, type CodeChallenge } from "../one-time-token.ts";
import { hideAccountExistence } from "../hide-account-existence.ts";
import { requireStrongPassword } from "../password-policy.ts";
import { redirectTarget } from "../redirect-target.ts";
import {
  challengeFields,
  metadataField,
  parseEmail,
  parseBody,
  readChallenge,
} from "../request-body.ts";
import { findUserByEmail, parseUser, presentUser, type UserRow } from "../user.ts";
import type { Transaction } from "../../../runtime/database/types.ts";

export const bodySchema = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: metadataField.nullish(),
  ...challengeFields,
});

type Registration = {
  email: string;
  passwordHash: string;
  data: z.infer<typeof metadataField>;
  redirectTo: string;
  challenge: CodeChallenge | undefined;
};

/**
 * Every address gets the same answer after the same work; the difference is in the mail: confirm your
 * address, or you already have an account.
 */
export async function signUp(auth: AuthServer, context: Context): Promise<Response> {
  const body = await parseBody(context, bodySchema);
  if (body.phone) throw new AuthError("phone_provider_disabled", "Phone signups are disabled");
  if (!body.email) {
    throw new AuthError("anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  }
  const email = parseEmail(body.email);
  if (!body.password) {
    throw new AuthError("validation_failed", "Signup requires a valid password");
  }
  requireStrongPassword(body.password);
  await enforceLimits(auth, [
    countNetwork(auth, context, "signUpsPerNetwork"),
    countMails("signup", email),
    countNetwork(auth, context, "mailsPerNetwork"),
  ]);
  const registration = {
    email,
    passwordHash: await auth.passwords.hash(body.password),
    data: body.data ?? {},
    redirectTo: redirectTarget(auth, context.req.query("redirect_to")),
    challenge: readChallenge(body),
  };
  const shown = await auth.db.asOwner((sql) => register(auth, sql, registration));
  return context.json(presentUser(shown));
}

async function register(
  auth: AuthServer,
  sql: Transaction,
  registration: Registration,
): Promise<UserRow> {
  const existing = await findUserByEmail(sql, registration.email);
  const inserted = await hideAccountExistence(sql, existing === undefined, () =>
    insertUser(sql, existing ? { ...registration, email: decoyAddress() } : registration),
  );
  const user = existing ?? inserted ?? (await findUserByEmail(sql, registration.email));
  if (!user) throw new Error("The account vanished while it was being made.");
  const isConfirmed = user.email_confirmed_at !== null;
  const { token, code } = await hideAccountExistence(sql, !isConfirmed, () =>
    issueOneTimeToken(auth, sql, {
      userId: user.id,
      type: "confirmation_token",
      email: registration.email,
      redirectTo: registration.redirectTo,
      pendingPassword: registration.passwordHash,
      challenge: registration.challenge,
    }),
  );
  const isRepeated = user.id !== inserted?.id;
  await hideAccountExistence(sql, isRepeated && !isConfirmed, () => forgetPassword(sql, user.id));
  await enqueueMail(sql, {
    to: registration.email,
    template: isConfirmed ? "account-exists" : "confirm-sign-up",
    data: isConfirmed
      ? { link: `${auth.siteUrl}/auth` }
      : {
          link: mailLink(auth, { token, type: "signup", redirectTo: registration.redirectTo }),
          code,
        },
  });
  return shownUser(inserted ?? user, registration);
}

async function insertUser(
  sql: Transaction,
  registration: Registration,
): Promise<UserRow | undefined> {
  const [row] = await sql`
    insert into auth.users (email, encrypted_password, raw_user_meta_data, confirmation_sent_at)
    values (${registration.email}, ${registration.passwordHash}, ${sql.json(registration.data)}, now())
    on conflict (email) where deleted_at is null do nothing
    returning *`;
  return parseUser(row);
}

/**
 * A second sign-up for an address that nobody has confirmed: who typed which password is unknown, so
 * only the password that belongs to the confirmed mail may count.
 */
async function forgetPassword(sql: Transaction, userId: string): Promise<void> {
  await sql`update auth.users set encrypted_password = null where id = ${userId}`;
}

/** What a first sign-up would have been answered, with an id that leads nowhere unless it was one. */
function shownUser(user: UserRow, { email, data }: Registration): UserRow {
  return { ...user, email, raw_user_meta_data: data };
}

function decoyAddress(): string {
  return `${randomUUID()}@pretence.invalid`;
}
