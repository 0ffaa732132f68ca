/** What belongs to a client only through one of these. */
export type OwnedIds = { projects: readonly string[]; campaigns: readonly string[] };

/** Where a row says itself whose it is. */
const owned = new Set([
  "projects",
  "pr_campaigns",
  "eth_payments",
  "billing_documents",
  "billing_details",
  "incoming_payments",
  "onboardings",
  "proposals",
]);

type Previewed = {
  /** The company, and the person of it as whom it is seen. */
  client: string;
  person: string;
  readIds: () => Promise<OwnedIds>;
};

/**
 * The same read, of one client's rows alone: staff may read everybody's, and the dashboard asks for all
 * it may read. Undefined for a table of which it is not known whose its rows are.
 */
export async function narrowAddress(
  address: string,
  { client, person, readIds }: Previewed,
): Promise<string | undefined> {
  const url = new URL(address);
  const table = /^\/rest\/v1\/(\w+)$/.exec(url.pathname)?.[1] ?? "";
  if (owned.has(table)) url.searchParams.set("company_id", `eq.${client}`);
  else if (table === "profiles") url.searchParams.set("user_id", `eq.${person}`);
  else if (table === "pr_campaign_metrics" || table === "content_anchors")
    url.searchParams.set("campaign_id", anyOf((await readIds()).campaigns));
  else if (table === "project_events")
    url.searchParams.set("project_id", anyOf((await readIds()).projects));
  else if (table === "pr_deliverables") {
    const { campaigns, projects } = await readIds();
    url.searchParams.set("or", `(campaign_id.${anyOf(campaigns)},project_id.${anyOf(projects)})`);
  } else return undefined;
  return url.href;
}

/** Of an empty list nothing is asked that every backend reads the same; nothing has this id. */
const nobody = "00000000-0000-0000-0000-000000000000";

function anyOf(ids: readonly string[]): string {
  return ids.length > 0 ? `in.(${ids.join(",")})` : `eq.${nobody}`;
}
