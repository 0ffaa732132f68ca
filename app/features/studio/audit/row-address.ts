import { areaAddress } from "../../../../content/studio-address.ts";

/** Where a row of the log can be opened, as long as it is there; undefined for what has no page of its own. */
export function rowAddress(table: string, id: string): string | undefined {
  switch (table) {
    case "projects":
      return areaAddress("projects", { project: id });
    case "pr_campaigns":
      return areaAddress("campaigns", { campaign: id });
    case "profiles":
      return areaAddress("clients", { client: id });
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
