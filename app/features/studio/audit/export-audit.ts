import { auditCsvHeads } from "../../../../content/audit.ts";
import { writeCsv, writeCsvLines } from "../../../../domain/report/write-csv.ts";
import type { Exporting } from "../parts/export-button.tsx";
import type { AuditSearch } from "./audit-search.ts";
import { readAudit } from "./read-audit.ts";
import { writeAuditRow } from "./write-audit-row.ts";

/** All that the filters find, the newest first, page after page, as one file. */
export async function exportAudit(
  search: AuditSearch,
  { onProgress, signal }: Exporting,
): Promise<Blob> {
  const parts = [writeCsv([auditCsvHeads])];
  let count = 0;
  let before: number | null | undefined = null;
  do {
    signal.throwIfAborted();
    const { rows, hasMore } = await readAudit({ ...search, before });
    parts.push(writeCsvLines(rows.map((row) => writeAuditRow(row))));
    onProgress((count += rows.length));
    before = hasMore ? rows.at(-1)?.id : undefined;
  } while (before !== undefined);
  return new Blob(parts, { type: "text/csv;charset=utf-8" });
}
