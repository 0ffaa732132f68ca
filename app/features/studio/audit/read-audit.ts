import * as z from "zod/mini";
import type { AuditEntry } from "../../../../content/audit.ts";
import { nameItem } from "../../../../content/inbox.ts";
import { startOfDay } from "../../../../content/studio-times.ts";
import { itemKinds } from "../../../../domain/inbox/item.ts";
import { text } from "../../../../domain/row/row.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { pageOf, pageSize, type RowsPage } from "../parts/paged-rows.ts";
import { readRows } from "../../../data/read-rows.ts";
import type { AuditSearch } from "./audit-search.ts";

const entrySchema = z.object({
  id: z.number(),
  at: z.string(),
  actor_id: text,
  action: z.string(),
  table_name: z.string(),
  row_id: z.string(),
  changes: z.record(z.string(), z.array(z.unknown())),
});
const nameSchema = z.object({
  id: z.number(),
  actor_name: text,
  row_name: text,
  item_kind: z.nullable(z.enum(itemKinds)),
});

const foundSchema = z.object({ row_id: z.string() });

export type AuditRow = AuditEntry & { id: number; at: string; rowId: string };

/** Two queries: the entries, newest first, and the names of those on this page. One more finds what is called so. */
export async function readAudit(search: AuditSearch): Promise<RowsPage<AuditRow>> {
  const backend = sharedBackend();
  const found =
    search.term === null
      ? undefined
      : await readRows(backend.rpc("find_audit_rows", { words: search.term }), foundSchema);
  let query = backend.from("audit_log").select("*");
  if (search.person === "server") query = query.is("actor_id", null);
  else if (search.person) query = query.eq("actor_id", search.person);
  // What the server did by itself is there for whoever asks for it.
  else if (!search.row) query = query.not("actor_id", "is", null);
  if (search.table) query = query.eq("table_name", search.table);
  if (search.action) query = query.eq("action", search.action);
  if (search.row) query = query.eq("row_id", search.row);
  if (found) {
    query = query.in(
      "row_id",
      found.map(({ row_id }) => row_id),
    );
  }
  if (search.from) query = query.gte("at", startOfDay(search.from));
  if (search.to) query = query.lt("at", startOfDay(dayAfter(search.to)));
  if (search.before !== null) query = query.lt("id", search.before);
  const { rows, ...page } = pageOf(
    await readRows(query.order("id", { ascending: false }).limit(pageSize + 1), entrySchema),
  );
  if (rows.length === 0) return { rows: [], ...page };
  const names = await readRows(
    backend.rpc("name_audit_entries", { entries: rows.map(({ id }) => id) }),
    nameSchema,
  );
  const nameOf = new Map(names.map((name) => [name.id, name]));
  return {
    ...page,
    rows: rows.map(({ id, at, action, table_name, row_id, changes }) => ({
      id,
      at,
      action,
      table: table_name,
      rowId: row_id,
      changes,
      actor: nameOf.get(id)?.actor_name ?? null,
      row: nameRow(nameOf.get(id)),
    })),
  };
}

/** An item of the inbox is called by its kind as well, as everywhere. */
function nameRow(name: z.infer<typeof nameSchema> | undefined): string | null {
  if (!name) return null;
  return name.item_kind ? nameItem(name.item_kind, name.row_name) : name.row_name;
}

function dayAfter(day: string): string {
  const time = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(time.getTime())) return day;
  time.setUTCDate(time.getUTCDate() + 1);
  return time.toISOString().slice(0, 10);
}
