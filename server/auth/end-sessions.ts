import type { Transaction } from "../../runtime/database/types.ts";

/** Refresh tokens go with their session. */
export async function endOtherSessions(
  sql: Transaction,
  { userId, keep }: { userId: string; keep: string },
): Promise<void> {
  await sql`delete from auth.sessions where user_id = ${userId} and id <> ${keep}`;
}
