import { randomUUID } from "node:crypto";
import { z } from "zod";
import { adminFields, refusePhone, takenAddress } from "./admin-user.ts";
import { AuthError } from "./auth-error.ts";
import type { AuthServer } from "./auth-server.ts";
import { readBanDuration } from "./ban-duration.ts";
import { logAdminAction } from "./log-admin-action.ts";
import { mergeMetadata } from "./merge-metadata.ts";
import { requireStrongPassword } from "./password-policy.ts";
import { parseEmail } from "./request-body.ts";
import { findUserByEmail, parseUser, type UserRow } from "./user.ts";

export const newUser = z.strictObject({ ...adminFields, id: z.guid().nullish() });

/** An account that nobody was mailed about; without a password none opens it until its owner sets one. */
export async function createUser(
  auth: AuthServer,
  wanted: z.infer<typeof newUser>,
): Promise<UserRow> {
  refusePhone(wanted);
  if (!wanted.email) {
    throw new AuthError("validation_failed", "Cannot create a user without an email");
  }
  const email = parseEmail(wanted.email);
  const banSeconds = wanted.ban_duration ? readBanDuration(wanted.ban_duration) : null;
  const { password } = wanted;
  if (password) requireStrongPassword(password);
  const passwordHash = password ? await auth.passwords.hash(password) : null;
  const appMetadata = {
    provider: "email",
    providers: ["email"],
    ...mergeMetadata(wanted.app_metadata).set,
  };
  const { set: userMetadata } = mergeMetadata(wanted.user_metadata);
  return auth.db.asOwner(async (sql) => {
    const [row] = await sql`
      insert into auth.users (
        id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
        banned_until
      ) values (
        ${wanted.id ?? randomUUID()}, ${email}, ${passwordHash},
        case when ${wanted.email_confirm ?? false} then now() end,
        ${sql.json(appMetadata)}, ${sql.json(userMetadata)},
        now() + make_interval(secs => ${banSeconds})
      )
      on conflict do nothing
      returning *`;
    const user = parseUser(row);
    if (!user) {
      throw (await findUserByEmail(sql, email))
        ? takenAddress()
        : new AuthError("validation_failed", "id: belongs to another user");
    }
    await logAdminAction(sql, "insert", { userId: user.id });
    return user;
  });
}
