import type { Transaction } from "../../runtime/database/types.ts";

/**
 * Does the work either way and keeps it only when it is real, so that the time an answer takes does not
 * tell whether an address has an account.
 */
export async function hideAccountExistence<T>(
  sql: Transaction,
  isReal: boolean,
  work: () => Promise<T>,
): Promise<T> {
  await sql`savepoint pretence`;
  const result = await work();
  if (isReal) await sql`release savepoint pretence`;
  else await sql`rollback to savepoint pretence`;
  return result;
}
