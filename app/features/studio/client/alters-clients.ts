import type { LiveChange } from "../../../data/live-change.ts";
import type { ClientSearch } from "./client-search.ts";
import type { ClientRow } from "./read-clients.ts";

/** What the list shows besides names: how much of each there is. */
export const clientTables = ["conversations", "projects", "pr_campaigns", "eth_payments"];

/** Whether a change can alter this page of the list: one of its rows, or which rows those are. */
export function altersClients(
  { table, type, row }: LiveChange,
  { rows, search }: { rows: readonly Pick<ClientRow, "user_id">[]; search: ClientSearch },
): boolean {
  // Of projects only their number is shown, and they stay with their client.
  if (table === "projects" && type === "UPDATE") return false;
  // Somebody new, or called something else, may come in anywhere; whose a deleted row was is not known.
  if (table === "profiles" || type === "DELETE") return true;
  if (search.only !== null || search.sort !== null) return true;
  return rows.some(({ user_id }) => user_id === row["user_id"]);
}
