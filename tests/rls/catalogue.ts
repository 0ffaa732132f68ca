import type postgres from "postgres";
import type { Target } from "./attempt.ts";

export const schemas = ["public", "auth", "storage", "realtime", "private", "changes"];

/** Every table of the schemas that hold rows, straight from the catalogue: views and foreign tables too. */
export async function listTables(
  owner: postgres.Sql,
): Promise<{ name: string; secured: boolean }[]> {
  return owner`
    select n.nspname || '.' || c.relname as name, c.relrowsecurity as secured
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${owner(schemas)} and c.relkind in ('r', 'p', 'v', 'm', 'f')
    order by name`;
}

/** A table's columns and which of them a role may give or change. Identity and generated ones cannot be set to themselves. */
export async function listColumns(
  owner: postgres.Sql,
  role: string,
  table: string,
): Promise<Target["columns"]> {
  return owner`
    select attname as name,
      has_column_privilege(${role}, attrelid, attnum, 'select') as readable,
      has_column_privilege(${role}, attrelid, attnum, 'insert') as insertable,
      has_column_privilege(${role}, attrelid, attnum, 'update') as updatable
    from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
      and attidentity = '' and attgenerated = ''
    order by attnum`;
}

/** The functions of our schemas that a role may call, as `schema.name`. */
export async function listFunctions(owner: postgres.Sql, role: string): Promise<string[]> {
  const rows = await owner<{ name: string }[]>`
    select distinct n.nspname || '.' || p.proname as name
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ${owner(schemas)} and has_function_privilege(${role}, p.oid, 'execute')
    order by name`;
  return rows.map((row) => row.name);
}

/** The buckets of the storage, and the kinds of channels that rules know: what stands before the colon. */
export async function listBuckets(owner: postgres.Sql): Promise<string[]> {
  const rows = await owner<{ id: string }[]>`select id from storage.buckets order by id`;
  return rows.map((row) => row.id);
}
export async function listChannels(owner: postgres.Sql): Promise<string[]> {
  const rows = await owner<{ rule: string }[]>`
    select concat_ws(' ', qual, with_check) as rule from pg_policies
    where schemaname = 'realtime' and tablename = 'messages'`;
  const kinds = rows.map(({ rule }) => {
    const named = [...rule.matchAll(/'(\w+):/g)].map(([, kind = ""]) => kind);
    return named.length > 0 ? named : [`a rule without a channel: ${rule}`];
  });
  return [...new Set(kinds.flat())].toSorted();
}
