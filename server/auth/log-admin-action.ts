import type { Transaction } from "../../runtime/database/types.ts";

/** {column: [before, after]}; of a column whose words the log does not keep, []. */
export type AdminChanges = Record<string, (string | null)[]>;

export async function logAdminAction(
  sql: Transaction,
  action: "insert" | "update" | "delete" | "invite" | "generate_link" | "remove_factor",
  { userId, changes = {} }: { userId: string; changes?: AdminChanges },
): Promise<void> {
  await sql`select private.log_admin_action(${action}, ${userId}, ${sql.json(changes)})`;
}
