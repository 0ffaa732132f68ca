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
  ["audit_log", "id"],
  ["chat_messages", "id"],
]);

export function isFollowed(table: string): boolean {
  return keyColumns.has(table);
}

const numbered = new Set(["project_events", "audit_log"]);

/** The primary key as a row would show it: what only grows is numbered. */
export function describeKey(table: string, key: string): Record<string, string | number> {
  return { [keyColumns.get(table) ?? "id"]: numbered.has(table) ? Number(key) : key };
}
