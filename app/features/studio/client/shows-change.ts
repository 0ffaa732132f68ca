import type { LiveChange } from "../../../data/live-change.ts";

/** What the page of one client shows besides its company. */
export const tablesOfClient = [
  "memberships",
  "profiles",
  "conversations",
  "projects",
  "pr_campaigns",
  "eth_payments",
  "pr_deliverables",
  "content_anchors",
];

/** As much of `ClientDetails` as names its rows. */
type Shown = {
  client: { company_id: string };
  people: readonly { user_id: string }[];
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
  shown: Shown | null | undefined,
  { type, table, row, old }: LiveChange,
): boolean {
  if (!shown) return true;
  const { client, people } = shown;
  const company = client.company_id;
  // A row that has come here, and one that has just gone.
  if ([row["company_id"], old["company_id"]].includes(company)) return true;
  if (table === "companies") return row["id"] === company || old["id"] === company;
  if (table === "profiles") return people.some(({ user_id }) => user_id === row["user_id"]);
  const works = [...shown.projects, ...shown.campaigns];
  const parents = new Set(works.map(({ id }) => id));
  if (type !== "DELETE")
    return parents.has(String(row["project_id"])) || parents.has(String(row["campaign_id"]));
  const parts = [
    ...works.flatMap(({ pr_deliverables }) => pr_deliverables),
    ...shown.campaigns.flatMap(({ content_anchors }) => content_anchors),
  ];
  return [...works, ...parts, ...shown.payments].some(({ id }) => id === old["id"]);
}
