/** What the studio shows that changes by itself. One channel follows all of it for as long as the studio is open. */
export const followedTables: readonly string[] = [
  "audit_log",
  "chat_messages",
  "companies",
  "content_anchors",
  "conversations",
  "eth_payments",
  "inbox_items",
  "memberships",
  "pr_campaign_metrics",
  "pr_campaigns",
  "pr_deliverables",
  "profiles",
  "project_events",
  "projects",
  "talks",
  "taught_answers",
];
