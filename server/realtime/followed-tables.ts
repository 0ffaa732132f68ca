/** The tables whose triggers tell of changes, each with its primary key. The migrations have the same list. */
const keyColumns = new Map([
  ["messages", "id"],
  ["projects", "id"],
  ["project_events", "id"],
  ["pr_campaigns", "id"],
  ["pr_campaign_metrics", "id"],
  ["pr_deliverables", "id"],
  ["eth_payments", "id"],
  ["content_anchors", "id"],
  ["profiles", "user_id"],
  ["conversations", "user_id"],
  ["inbox_items", "id"],
]);

export function isFollowed(table: string): boolean {
  return keyColumns.has(table);
}

/** The primary key as a row would show it: the history of projects is numbered. */
export function describeKey(table: string, key: string): Record<string, string | number> {
  return { [keyColumns.get(table) ?? "id"]: table === "project_events" ? Number(key) : key };
}
