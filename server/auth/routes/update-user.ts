import type { Context } from "hono";
import { z } from "zod";
import { AuthError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { requestEmailChange } from "../change-email.ts";
import { preparePassword, storePassword } from "../change-password.ts";
import { rememberDevice } from "../device-mark.ts";
import { countMails, countNetwork, enforceLimits } from "../enforce-limit.ts";
import { listFactors } from "../factor.ts";
import { mergeMetadata } from "../merge-metadata.ts";
import { redirectTarget } from "../redirect-target.ts";
import {
  challengeFields,
  metadataField,
  parseEmail,
  parseBody,
  readChallenge,
} from "../request-body.ts";
import { requireOwnerOrPassword } from "../require-owner.ts";
import { requireUser } from "../require-user.ts";
import { parseUser, presentUser } from "../user.ts";

export const bodySchema = z.object({
  email: z.string().nullish(),
  password: z.string().nullish(),
  current_password: z.string().nullish(),
  data: metadataField.nullish(),
  phone: z.string().nullish(),
  nonce: z.string().nullish(),
  app_metadata: z.unknown().optional(),
  ...challengeFields,
});

export async function updateUser(auth: AuthServer, context: Context): Promise<Response> {
  const caller = await requireUser(auth, context);
  const { user, sessionId } = caller;
  const body = await parseBody(context, bodySchema);
  refuseUnsupported(body);
  const email = body.email ? parseEmail(body.email) : user.email;
  // Metadata opens nothing: it may change without either proof.
  if (email !== user.email || isGiven(body.password)) {
    await requireOwnerOrPassword(auth, context, { caller, current: body.current_password });
  }
  if (email !== user.email) {
    await enforceLimits(auth, [
      countMails("email_change", email),
      countNetwork(auth, context, "mailsPerNetwork"),
    ]);
  }
  const passwordHash = isGiven(body.password)
    ? await preparePassword(auth, user, body.password)
    : undefined;
  const data = mergeMetadata(body.data);
  const redirectTo = redirectTarget(auth, context.req.query("redirect_to"));
  const updated = await auth.db.asOwner(async (sql) => {
    if (email !== user.email) {
      await requestEmailChange(auth, sql, {
        user,
        email,
        redirectTo,
        challenge: readChallenge(body),
      });
    }
    if (passwordHash !== undefined) await storePassword(sql, { user, passwordHash, sessionId });
    const [row] = await sql`
      update auth.users
      set raw_user_meta_data = ${sql.json(data.set)}::jsonb || (raw_user_meta_data - ${data.replaced}::text[]),
        updated_at = now()
      where id = ${user.id}
      returning *`;
    return { user: parseUser(row), factors: await listFactors(sql, user.id) };
  });
  if (!updated.user) {
    throw new AuthError("user_not_found", "User from sub claim in JWT does not exist");
  }
  if (passwordHash !== undefined) rememberDevice(auth, context, updated.user);
  return context.json(presentUser(updated.user, updated.factors));
}

function isGiven(value: string | null | undefined): value is string {
  return value !== null && value !== undefined;
}

function refuseUnsupported(body: z.infer<typeof bodySchema>): void {
  if (body.phone) throw new AuthError("phone_provider_disabled", "Phone numbers are not supported");
  if (body.nonce) {
    throw new AuthError("reauthentication_not_valid", "Reauthentication by nonce is not supported");
  }
  if (body.app_metadata !== undefined) {
    throw new AuthError("not_admin", "Updating app_metadata requires admin privileges");
  }
}
