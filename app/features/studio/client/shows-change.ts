import type { LiveChange } from "../../../data/live-change.ts";

/** What the page of one client shows besides their profile. */
export const tablesOfClient = [
  "conversations",
  "projects",
  "pr_campaigns",
  "eth_payments",
  "pr_deliverables",
  "content_anchors",
];

/** As much of `ClientDetails` as names its rows. */
type Shown = {
  account: { user_id: string };
  projects: readonly { id: string; pr_deliverables: readonly { id: string }[] }[];
  campaigns: readonly {
    id: string;
    pr_deliverables: readonly { id: string }[];
    content_anchors: readonly { id: string }[];
  }[];
  payments: readonly { id: string }[];
};

/** Whether a change is about something on the page of this client. */
export function showsChange(
  client: Shown | null | undefined,
  { type, row, old }: LiveChange,
): boolean {
  if (!client) return true;
  if (row["user_id"] === client.account.user_id) return true;
  const works = [...client.projects, ...client.campaigns];
  const parents = new Set(works.map(({ id }) => id));
  if (type !== "DELETE")
    return parents.has(String(row["project_id"])) || parents.has(String(row["campaign_id"]));
  const parts = [
    ...works.flatMap(({ pr_deliverables }) => pr_deliverables),
    ...client.campaigns.flatMap(({ content_anchors }) => content_anchors),
  ];
  return [...works, ...parts, ...client.payments].some(({ id }) => id === old["id"]);
}
