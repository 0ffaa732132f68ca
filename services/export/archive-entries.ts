import type { ZipEntry } from "../../runtime/zip/write-zip.ts";
import type { ExportSource } from "./export-source.ts";
import { pathInArchive, type ExportFile } from "./list-files.ts";
import { listTables, readTable } from "./read-table.ts";
import { renderIndex, type Contents } from "./render-index.ts";

/** What the archive begins with, and what its page says that it is. */
export type ExportCover = Pick<Contents, "title" | "made"> & {
  lists: { name: string; value: unknown; count: number }[];
};

type Export = { source: ExportSource; cover: ExportCover; files: readonly ExportFile[] };

/** Everything in the archive, one after the other; last the page that says what is in it. */
export async function* archiveEntries(
  { source, cover, files }: Export,
  signal: AbortSignal,
): AsyncGenerator<ZipEntry> {
  const modified = new Date();
  const contents: Contents = { title: cover.title, made: cover.made, tables: [], files: [] };
  const json = (name: string, bytes: ZipEntry["bytes"]): ZipEntry => ({
    name: `data/${name}.json`,
    modified,
    isPacked: true,
    bytes,
  });

  for (const { name, value, count } of cover.lists) {
    if (count === 0) continue;
    yield json(name, [Buffer.from(JSON.stringify(value, null, 2))]);
    contents.tables.push({ name, count });
  }
  for (const table of await source.read(listTables)) {
    const pages = readTable(source, table);
    // A table without rows of theirs is left out.
    const first = await pages.next();
    if (first.done) continue;
    const counted = { name: table.name, count: 0 };
    yield json(table.name, writeRows([first.value], pages, counted));
    contents.tables.push(counted);
  }
  for (const file of files) {
    const bytes = file.size === 0 ? [] : await source.openFile(file, signal);
    const name = pathInArchive(file, source.scope);
    contents.files.push({ name, size: file.size, isMissing: bytes === null });
    if (bytes) yield { name, modified: file.updatedAt, isPacked: false, size: file.size, bytes };
  }
  const page = Buffer.from(renderIndex(contents));
  yield { name: "index.html", modified, isPacked: true, bytes: [page] };
}

async function* writeRows(
  first: string[][],
  rest: AsyncIterable<string[]>,
  counted: { count: number },
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
