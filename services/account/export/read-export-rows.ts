import type { ExportSource } from "./export-source.ts";
import type { ExportTable } from "./list-tables.ts";

const pageLength = 1000;

type ReadRow = { row: string; key: string[] };

/** Page by page, each in a transaction of its own: a slow download must not hold a connection. */
export async function* readExportRows(
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
