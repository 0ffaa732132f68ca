import { z } from "zod";
import type { Transaction } from "../../../runtime/database/types.ts";
import { parseRows } from "../../../runtime/database/parse-rows.ts";

/** A table that a client may read; names are quoted for SQL. */
const tableRow = z.object({
  name: z.string(),
  quoted: z.string(),
  columns: z.string(),
  /** By which its rows are told apart and put in order, with their types. */
  keys: z.array(z.object({ column: z.string(), type: z.string() })),
});

export type ExportTable = z.infer<typeof tableRow>;

/**
 * From the catalogue, so that no table can be forgotten: all that clients may read, save what everybody may. Which of
 * the rows are theirs is for row level security to say.
 */
export async function listTables(sql: Transaction): Promise<ExportTable[]> {
  const rows = await sql`
    select c.relname as name, format('public.%I', c.relname) as quoted,
      (
        select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and has_column_privilege(c.oid, a.attnum, 'select')
      ) as columns,
      (
        select json_agg(json_build_object(
          'column', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod)
        ) order by a.attname <> 'created_at', array_position(i.indkey::int2[], a.attnum))
        from pg_attribute a
        where a.attrelid = c.oid
          and (a.attnum = any(i.indkey) or (a.attname = 'created_at' and a.attnotnull))
      ) as keys
    from pg_class c join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and has_any_column_privilege(c.oid, 'select')
      and not has_any_column_privilege('anon', c.oid, 'select')
    order by c.relname`;
  return parseRows(tableRow, rows);
}
