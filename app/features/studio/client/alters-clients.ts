import type { LiveChange } from "../../../data/live-change.ts";
import type { ClientSearch } from "./client-search.ts";
import type { ClientRow } from "./read-clients.ts";

/** What the list shows besides names: how much of each there is. */
export const clientTables = [
  "memberships",
  "profiles",
  "conversations",
  "projects",
  "pr_campaigns",
  "eth_payments",
];

/** Who a client is, and what they are called. */
const identities = new Set(["companies", "memberships", "profiles"]);

/** Whether a change can alter this page of the list: one of its rows, or which rows those are. */
export function altersClients(
  { table, type, row }: LiveChange,
  { rows, search }: { rows: readonly Pick<ClientRow, "company_id">[]; search: ClientSearch },
): boolean {
  // Of projects only their number is shown, and they stay with their client.
  if (table === "projects" && type === "UPDATE") return false;
  // A client that is new, or called something else, may come in anywhere; whose a deleted row was is not known.
  if (identities.has(table) || type === "DELETE") return true;
  if (search.only !== null || search.sort !== null) return true;
  return rows.some(({ company_id }) => company_id === row["company_id"]);
}
