import type { Caller, TransactionOptions } from "../../runtime/database/types.ts";
import type { TestDatabase } from "../support/create-test-database.ts";
import { hasCode } from "./attempt.ts";

/** Every row of a table that somebody may read, with the columns that they may read, as sorted texts. */
export async function readVisibleRows(
  { owner, database }: TestDatabase,
  table: string,
  caller: Caller,
  request?: TransactionOptions,
): Promise<string[]> {
  const columns = await owner<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
      and has_column_privilege(${caller.role}, attrelid, attnum, 'select')`;
  if (columns.length === 0) return [];
  const names = columns.map(({ name }) => name);
  try {
    const rows = await database.asCaller(
      caller,
      (sql) => sql<{ row: string }[]>`
        select to_jsonb(t)::text as row from (select ${sql(names)} from ${sql(table)}) t`,
      request,
    );
    return rows.map(({ row }) => row).toSorted();
  } catch (error) {
    if (hasCode(error, "42501")) return [];
    throw error;
  }
}
