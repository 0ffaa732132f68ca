import * as z from "zod/mini";
import { areaAddress } from "../../../../content/studio-address.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { useLoaded } from "../parts/use-loaded.ts";
import type { AuditRow } from "./read-audit.ts";

/** Where the row of an entry can be opened: its own page, or that of the client it belongs to. */
export function useRowAddress(entry: AuditRow): string | undefined {
  const { table, rowId } = entry;
  const { value: client } = useLoaded(["memberships", "client of", table, rowId], () =>
    findClient(table, rowId),
  );
  if (client) return areaAddress("clients", { client });
  return rowAddress(entry);
}

const clientSchema = z.object({ company_id: z.string() });

/** Whose somebody is now, and what an invitation invites to. */
async function findClient(table: string, id: string): Promise<string | null> {
  const from = (name: string) => sharedBackend().from(name).select("company_id");
  if (table === "company_invitations") {
    const [row] = await readRows(from(table).eq("id", id), clientSchema);
    return row?.company_id ?? null;
  }
  if (table !== "profiles") return null;
  const [row] = await readRows(
    from("memberships").eq("user_id", id).eq("is_current", true),
    clientSchema,
  );
  return row?.company_id ?? null;
}

/** As long as it is there; undefined for what has no page of its own. */
function rowAddress({ table, rowId: id, changes }: AuditRow): string | undefined {
  switch (table) {
    case "projects":
      return areaAddress("projects", { project: id });
    case "proposals":
      return areaAddress("proposals", { proposal: id });
    case "pr_campaigns":
      return areaAddress("campaigns", { campaign: id });
    case "companies":
      return areaAddress("clients", { client: id });
    case "memberships": {
      const client = changes["company_id"]?.at(-1);
      return typeof client === "string" ? areaAddress("clients", { client }) : undefined;
    }
    case "conversations":
      return areaAddress("messages", { client: id });
    case "inbox_items":
      return areaAddress("inbox", { status: "all", item: id });
    case "eth_payments":
      return areaAddress("payments", { state: "all", payment: id });
    default:
      return undefined;
  }
}
