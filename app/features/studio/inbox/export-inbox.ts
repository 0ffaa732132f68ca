import { inboxCsvHeads } from "../../../../content/inbox.ts";
import { writeCsv, writeCsvLines } from "../../../../domain/report/write-csv.ts";
import type { Exporting } from "../parts/export-button.tsx";
import type { InboxSearch, Place } from "./inbox-search.ts";
import { readInboxAfter } from "./read-inbox.ts";
import { nameOf, type StaffMember } from "./use-staff.ts";
import { writeInboxRow } from "./write-inbox-row.ts";

type ExportOptions = Exporting & { myId: string; staff: readonly StaffMember[] };

// Those found by words are asked for by their ids, which have to fit into an address.
const sizeOf = ({ words }: InboxSearch) => (words.length > 0 ? 100 : 500);

/** All that the filter finds, page after page, as one file. */
export async function exportInbox(
  search: InboxSearch,
  { myId, staff, onProgress, signal }: ExportOptions,
): Promise<Blob> {
  const size = sizeOf(search);
  const parts = [writeCsv([inboxCsvHeads])];
  let count = 0;
  let after: Place | undefined;
  do {
    signal.throwIfAborted();
    const rows = await readInboxAfter(search, { myId, after, size });
    parts.push(writeCsvLines(rows.map((row) => writeInboxRow(row, nameOf(staff, row.owner_id)))));
    onProgress((count += rows.length));
    after = rows.length < size ? undefined : rows.at(-1);
  } while (after);
  return new Blob(parts, { type: "text/csv;charset=utf-8" });
}
