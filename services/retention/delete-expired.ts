import type { Transaction } from "../../runtime/database/types.ts";

/**
 * For the retention job: what has run out and can only still be guessed at. Used refresh tokens stay for
 * 30 days, because one that comes back must still end its session.
 */
export async function deleteExpired(sql: Transaction): Promise<void> {
  await Promise.all([
    sql`delete from auth.one_time_tokens where expires_at < now() - interval '1 day'`,
    sql`delete from auth.flow_state where created_at < now() - interval '1 day'`,
    sql`delete from auth.sessions where not_after < now()`,
    sql`
      delete from auth.refresh_tokens
      where revoked and updated_at < now() - interval '30 days'`,
    sql`
      delete from auth.users
      where email_confirmed_at is null and invited_at is null
        and last_sign_in_at is null and created_at < now() - interval '30 days'`,
  ]);
}
