import { z } from "zod";
import { adminFields, lockUser, refusePhone, takenAddress } from "./admin-user.ts";
import type { AuthServer } from "./auth-server.ts";
import { readBanDuration } from "./ban-duration.ts";
import { confirmEmailChange } from "./change-email.ts";
import { storePassword } from "./change-password.ts";
import { logAdminAction, type AdminChanges } from "./log-admin-action.ts";
import { mergeMetadata } from "./merge-metadata.ts";
import { discardTokens } from "./one-time-token.ts";
import { requireStrongPassword } from "./password-policy.ts";
import { parseEmail } from "./request-body.ts";
import { parseUser, type UserRow } from "./user.ts";
import type { Transaction } from "../../runtime/database/types.ts";

export const userChanges = z.strictObject(adminFields);

type Wanted = {
  email: string | undefined;
  passwordHash: string | undefined;
  isConfirmed: boolean;
  /** Undefined leaves a ban as it is, null lifts it. */
  banSeconds: number | null | undefined;
  userMetadata: ReturnType<typeof mergeMetadata>;
  appMetadata: ReturnType<typeof mergeMetadata>;
};

/** With the secret key: no mail asks anybody, but whoever has the account is told as if it was their own change. */
export async function updateAccount(
  auth: AuthServer,
  id: string,
  body: z.infer<typeof userChanges>,
): Promise<UserRow> {
  refusePhone(body);
  const wanted: Wanted = {
    email: body.email ? parseEmail(body.email) : undefined,
    passwordHash: body.password ? await hashPassword(auth, body.password) : undefined,
    isConfirmed: body.email_confirm ?? false,
    banSeconds: body.ban_duration ? readBanDuration(body.ban_duration) : undefined,
    userMetadata: mergeMetadata(body.user_metadata),
    appMetadata: mergeMetadata(body.app_metadata),
  };
  return auth.db.asOwner(async (sql) => {
    const before = await lockUser(sql, id);
    if (wanted.email !== undefined && wanted.email !== before.email) {
      await moveAccount(sql, { ...wanted, userId: id, email: wanted.email });
    }
    if (wanted.passwordHash !== undefined) await setPassword(sql, before, wanted);
    if (wanted.isConfirmed) await discardTokens(sql, { userId: id, type: "confirmation_token" });
    const after = await writeFields(sql, id, wanted);
    if (losesAccess(before, after)) await sql`delete from auth.sessions where user_id = ${id}`;
    await logAdminAction(sql, "update", {
      userId: id,
      changes: nameChanges(before, after, wanted),
    });
    return after;
  });
}

async function hashPassword({ passwords }: AuthServer, password: string): Promise<string> {
  requireStrongPassword(password);
  return passwords.hash(password);
}

/** What was mailed to the address before is no way into the account any more. */
async function moveAccount(
  sql: Transaction,
  { userId, email, isConfirmed }: { userId: string; email: string; isConfirmed: boolean },
): Promise<void> {
  const moved = await confirmEmailChange(sql, { userId, email, isConfirmed }).catch(
    (error: unknown) => {
      // Somebody took it in this very moment.
      throw isDuplicate(error) ? takenAddress() : error;
    },
  );
  if (moved === "taken") throw takenAddress();
  await sql`delete from auth.one_time_tokens where user_id = ${userId}`;
}

function isDuplicate(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "23505";
}

const noSession = "00000000-0000-0000-0000-000000000000";

async function setPassword(
  sql: Transaction,
  before: UserRow,
  { email, passwordHash = "" }: Wanted,
): Promise<void> {
  const user = { ...before, email: email ?? before.email };
  await storePassword(sql, { user, passwordHash, sessionId: noSession });
  // Else a sign-up that is still to be confirmed would bring its own password.
  await sql`update auth.one_time_tokens set pending_password = null where user_id = ${user.id}`;
}

async function writeFields(sql: Transaction, id: string, wanted: Wanted): Promise<UserRow> {
  const { userMetadata, appMetadata, banSeconds } = wanted;
  const [row] = await sql`
    update auth.users
    set raw_user_meta_data =
        (raw_user_meta_data - ${userMetadata.replaced}::text[]) || ${sql.json(userMetadata.set)}::jsonb,
      raw_app_meta_data =
        (raw_app_meta_data - ${appMetadata.replaced}::text[]) || ${sql.json(appMetadata.set)}::jsonb,
      email_confirmed_at = case when ${wanted.isConfirmed} then coalesce(email_confirmed_at, now())
        else email_confirmed_at end,
      banned_until = case when ${banSeconds === undefined} then banned_until
        else now() + make_interval(secs => ${banSeconds ?? null}) end,
      updated_at = now()
    where id = ${id}
    returning *`;
  const after = parseUser(row);
  if (!after) throw new Error("The account vanished while it was held.");
  return after;
}

/** Banned, or no longer staff: the sessions end, because their tokens still say otherwise. */
function losesAccess(before: UserRow, after: UserRow): boolean {
  const isBanned = after.banned_until !== null && after.banned_until > new Date();
  const [was, is] = [before, after].map((user) => user.raw_app_meta_data["role"]);
  return isBanned || (was !== undefined && was !== is);
}

function nameChanges(before: UserRow, after: UserRow, wanted: Wanted): AdminChanges {
  const [was, is] = [before, after].map((user) => user.banned_until?.toISOString() ?? null);
  return {
    ...(before.email !== after.email && { email: [] }),
    ...(wanted.passwordHash !== undefined && { password: [] }),
    ...(before.email_confirmed_at === null &&
      after.email_confirmed_at !== null && { email_confirmed_at: [] }),
    ...(wanted.userMetadata.replaced.length > 0 && { user_metadata: [] }),
    ...(wanted.appMetadata.replaced.length > 0 && { app_metadata: [] }),
    ...(was !== is && { banned_until: [was ?? null, is ?? null] }),
  };
}
