import type { Change, Notice } from "./change.ts";
import type { Database } from "../../runtime/database/types.ts";

/** All that the transactions of these notices changed, or a failure where that is more or less than can be followed. */
export async function listChanges(
  { sql }: Database,
  notices: readonly Notice[],
  most: number,
): Promise<Change[]> {
  const transactions = new Set(notices.map(({ transaction }) => transaction));
  const rows = await sql<(Omit<Change, "transaction"> & { transaction: string })[]>`
    select id::text, transaction::text, table_name as "table", type, old_key as "oldKey", at
    from private.list_changes(${[...transactions].map(String)}::text[]::xid8[])
    limit ${most + 1}`;
  if (rows.length > most) throw new Error("more changes than can be followed");
  const changes = rows.map((row) => ({ ...row, transaction: BigInt(row.transaction) }));
  const found = new Set(changes.map(({ transaction }) => transaction));
  if (found.size < transactions.size) {
    throw new Error("changes were swept before they were delivered");
  }
  return changes;
}
