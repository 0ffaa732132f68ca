import { z } from "zod";
import { brand } from "../../content/brand.ts";
import { formerMember } from "../../content/company-roles.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { parseRows } from "../../runtime/database/parse-rows.ts";
import { exportedTables } from "./exported-tables.ts";
import type { ExportSource } from "./export-source.ts";

const pageLength = 1000;

/** A table of which rows are exported; names are quoted for SQL. */
const tableRow = z.object({
  name: z.string(),
  quoted: z.string(),
  /** Those that clients may read. */
  columns: z.string(),
  /** By which its rows are told apart and put in order, with their types. */
  keys: z.array(z.object({ column: z.string(), type: z.string() })),
});

type ExportTable = z.infer<typeof tableRow>;

export async function listTables(sql: Transaction): Promise<ExportTable[]> {
  const rows = await sql`
    select c.relname as name, format('public.%I', c.relname) as quoted,
      (
        select string_agg('t.' || quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and has_column_privilege('authenticated', c.oid, a.attnum, 'select')
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
    where c.relnamespace = 'public'::regnamespace and c.relname = any(${[...exportedTables.keys()]})
    order by c.relname`;
  return parseRows(tableRow, rows);
}

type ReadRow = { row: string; key: string[] };

/** Page by page, each in a transaction of its own: a slow download must not hold a connection. */
export async function* readTable(
  source: ExportSource,
  table: ExportTable,
): AsyncGenerator<string[]> {
  let rows = await readPage(source, table, []);
  while (rows.length > 0) {
    yield rows.map(({ row }) => row);
    if (rows.length < pageLength) return;
    rows = await readPage(source, table, rows.at(-1)?.key ?? []);
  }
}

/** Whoever is in one of the companies has a name; whoever was, has none any more. */
const names = `words as (
  select $3::text as former, $4::text as studio
), people as (
  select p.user_id, coalesce(nullif(p.display_name, ''), u.email) as name
  from public.profiles p join auth.users u on u.id = p.user_id
  where p.user_id = $2
    or p.user_id in (select m.user_id from public.memberships m where m.company_id = any($1))
)`;

async function readPage(
  { read, scope }: ExportSource,
  { name, quoted, columns, keys }: ExportTable,
  after: string[],
): Promise<ReadRow[]> {
  const { company = "false", person = "false" } = exportedTables.get(name) ?? {};
  const order = keys.map(({ column }) => `t.${column}`).join();
  const values = keys.map(({ type }, index) => `$${index + 5}::text::${type}`);
  const onward = after.length > 0 ? `and (${order}) > (${values.join()})` : "";
  const key = keys.map(({ column }) => `r.${column}::text`);
  return read((sql) =>
    sql.unsafe<ReadRow[]>(
      `with ${names} select row_to_json(r)::text as row, array[${key.join()}] as key from (
        select ${columns}${nameColumn(name)} from ${quoted} t
        where (${company} or ${person}) ${onward} order by ${order} limit ${pageLength}
      ) r`,
      [scope.companyIds, scope.person?.id ?? null, formerMember, brand.name, ...after],
    ),
  );
}

function nameColumn(table: string): string {
  const named = exportedTables.get(table)?.named;
  if (!named) return "";
  const column = `t.${named.column}`;
  const name = `coalesce((select p.name from people p where p.user_id = ${column}), (select former from words))`;
  const whose =
    table === "messages"
      ? `case when t.from_studio then (select studio from words) else ${name} end`
      : `case when ${column} is not null then ${name} end`;
  return `, ${whose} as ${named.as}`;
}
