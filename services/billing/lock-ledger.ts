import type { Transaction } from "../../runtime/database/types.ts";

/** Whoever writes to the books does so alone until the transaction ends: the first line of every such operation. */
export async function lockLedger(sql: Transaction): Promise<void> {
  await sql`select private.lock_ledger()`;
}
