import * as z from "zod/mini";
import { text } from "../../../../domain/row/row.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { pageOf, rangeOf, type RowsPage } from "../parts/paged-rows.ts";
import { readRows } from "../../../data/read-rows.ts";
import type { ClientSearch } from "./client-search.ts";

const clientStateSchema = z.enum(["active", "invited", "unconfirmed", "empty"]);

const clientSchema = z.object({
  company_id: z.string(),
  /** By the company, or by its main contact where nobody has said what it is called. */
  name: text,
  contact: text,
  email: text,
  people: z.number(),
  state: clientStateSchema,
  last_seen_at: text,
  closing_due_at: text,
  projects: z.number(),
  campaigns: z.number(),
  unread: z.number(),
  open_payments: z.number(),
  total: z.number(),
});

export type ClientRow = z.infer<typeof clientSchema>;

/** One query: search, filter, order, figures and the total are the database's work. */
export async function readClients(search: ClientSearch): Promise<RowsPage<ClientRow>> {
  const [from, to] = rangeOf(search.page);
  const rows = await readRows(
    sharedBackend().rpc("list_clients", {
      search: search.q,
      only_those: search.only,
      sort: search.sort,
      first_row: from,
      row_count: to - from + 1,
    }),
    clientSchema,
  );
  return pageOf(rows, rows[0]?.total ?? 0);
}
