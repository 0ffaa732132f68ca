import type { ZipEntry } from "../../../runtime/zip/write-zip.ts";
import type { AccountFacts } from "./read-account.ts";
import type { ExportSource } from "./export-source.ts";
import { pathInArchive, type ExportFile } from "./list-files.ts";
import { renderIndex, type Contents } from "./render-index.ts";
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

const pageLength = 1000;

type Export = { source: ExportSource; account: AccountFacts; files: readonly ExportFile[] };

/** Everything in the archive, one after the other; last the page that says what is in it. */
export async function* archiveEntries(
  { source, account, files }: Export,
  signal: AbortSignal,
): AsyncGenerator<ZipEntry> {
  const made = new Date();
  const contents: Contents = { made, account, tables: [], files: [] };
  const json = (name: string, bytes: ZipEntry["bytes"]): ZipEntry => ({
    name: `data/${name}.json`,
    modified: made,
    isPacked: true,
    bytes,
  });

  yield json("account", [Buffer.from(JSON.stringify(account, null, 2))]);
  for (const [name, rows] of Object.entries(account.written)) {
    if (rows.length === 0) continue;
    yield json(name, [Buffer.from(JSON.stringify(rows, null, 2))]);
    contents.tables.push({ name, count: rows.length });
  }
  for (const table of await source.read(listTables)) {
    const pages = readExportRows(source, table);
    // A table without rows of theirs is left out.
    const first = await pages.next();
    if (first.done) continue;
    const counted = { name: table.name, count: 0 };
    yield json(table.name, writeRows([first.value], pages, counted));
    contents.tables.push(counted);
  }
  for (const file of files) {
    const bytes = file.size === 0 ? [] : await source.openFile(file, signal);
    const name = pathInArchive(file, account.id);
    contents.files.push({ name, size: file.size, isMissing: bytes === null });
    if (bytes) yield { name, modified: file.updatedAt, isPacked: false, bytes };
  }
  const page = Buffer.from(renderIndex(contents));
  yield { name: "index.html", modified: made, isPacked: true, bytes: [page] };
}

async function* writeRows(
  first: string[][],
  rest: AsyncIterable<string[]>,
  counted: Pick<ExportTable, "name"> & { count: number },
): AsyncGenerator<Uint8Array> {
  yield Buffer.from("[\n");
  for (const rows of first) yield writePage(rows, counted);
  for await (const rows of rest) yield writePage(rows, counted);
  yield Buffer.from("\n]\n");
}

function writePage(rows: string[], counted: { count: number }): Buffer {
  const lead = counted.count > 0 ? ",\n" : "";
  counted.count += rows.length;
  return Buffer.from(lead + rows.join(",\n"));
}

type ReadRow = { row: string; key: string[] };

/** Page by page, each in a transaction of its own: a slow download must not hold a connection. */
async function* readExportRows(source: ExportSource, table: ExportTable): AsyncGenerator<string[]> {
  let rows = await readPage(source, table, []);
  while (rows.length > 0) {
    yield rows.map(({ row }) => row);
    if (rows.length < pageLength) return;
    rows = await readPage(source, table, rows.at(-1)?.key ?? []);
  }
}

async function readPage(
  { read }: ExportSource,
  { quoted, columns, keys }: ExportTable,
  after: string[],
): Promise<ReadRow[]> {
  const names = keys.map(({ column }) => column);
  const values = keys.map(({ type }, index) => `$${index + 1}::text::${type}`);
  const condition = after.length > 0 ? `where (${names.join()}) > (${values.join()})` : "";
  const key = names.map((name) => `t.${name}::text`);
  return read((sql) =>
    sql.unsafe<ReadRow[]>(
      `select row_to_json(t)::text as row, array[${key.join()}] as key from (
        select ${columns} from ${quoted} ${condition} order by ${names.join()} limit ${pageLength}
      ) t`,
      after,
    ),
  );
}

type ExportTable = z.infer<typeof tableRow>;

/**
 * From the catalogue, so that no table can be forgotten: all that clients may read, save what everybody may. Which of
 * the rows are theirs is for row level security to say.
 */
async function listTables(sql: Transaction): Promise<ExportTable[]> {
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
