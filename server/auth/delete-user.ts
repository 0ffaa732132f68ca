import { findAnyUser } from "./admin-user.ts";
import { AuthError } from "./auth-error.ts";
import type { AuthServer } from "./auth-server.ts";
import { logAdminAction } from "./log-admin-action.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/**
 * A soft deletion closes the account and frees its address; after 30 days it is anonymised like one whose owner asked
 * for it. A hard one is refused while records that must be kept refer to it: they would be deleted with it.
 */
export async function deleteUser(
  auth: AuthServer,
  { userId, isSoft }: { userId: string; isSoft: boolean },
): Promise<void> {
  await auth.db.asOwner(async (sql) => {
    const user = await findAnyUser(sql, userId);
    if (isSoft && user.deleted_at !== null) return;
    await sql`select 1 from auth.users where id = ${userId} for update`;
    await (isSoft ? closeAccount(sql, userId) : removeAccount(sql, userId));
    await logAdminAction(sql, "delete", { userId });
  });
}

async function closeAccount(sql: Transaction, userId: string): Promise<void> {
  await sql`
    update auth.users set deleted_at = coalesce(deleted_at, now()), updated_at = now()
    where id = ${userId}`;
  await sql`delete from auth.sessions where user_id = ${userId}`;
  await sql`delete from auth.flow_state where user_id = ${userId}`;
  await sql`delete from auth.one_time_tokens where user_id = ${userId}`;
}

async function removeAccount(sql: Transaction, userId: string): Promise<void> {
  const [held] = await sql<{ hasRecords: boolean }[]>`
    select private.has_records(${userId}) as "hasRecords"`;
  if (held?.hasRecords) {
    throw new AuthError(
      "conflict",
      "Records that are kept hang on this user: delete it with should_soft_delete, and it is anonymised after 30 days",
    );
  }
  await sql`delete from auth.users where id = ${userId}`;
}
