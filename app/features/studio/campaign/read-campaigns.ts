import * as z from "zod/mini";
import { campaignMetricSchema } from "../../../../domain/campaign/campaign-metric.ts";
import {
  campaignSchema,
  campaignStatuses,
  campaignTypes,
} from "../../../../domain/campaign/campaign.ts";
import { orNull, text } from "../../../../domain/row/row.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { studioCampaignWords } from "../../../../content/studio-campaign.ts";
import { readPage, readTerm } from "../../../../content/studio-address.ts";
import { nameClient } from "../client/name-client.ts";
import { pageOf, pageSize, rangeOf, type RowsPage } from "../parts/paged-rows.ts";
import { readRows } from "../../../data/read-rows.ts";

const listedSchema = z.object({
  id: z.string(),
  title: z.string(),
  campaign_type: z.enum(campaignTypes),
  status: z.enum(campaignStatuses),
  start_date: text,
  end_date: text,
  blockchain_verified: z.boolean(),
  company_id: text,
  client: text,
  last_entry: text,
});

export type ListedCampaign = z.infer<typeof listedSchema>;

const storedSchema = z.extend(campaignSchema, {
  /** Null while one that was paid for without an account waits to be claimed. */
  company_id: text,
  /** As PostgreSQL writes it, to the microsecond: by it a later change is noticed. */
  updated_at: z.string(),
  company: orNull(z.object({ name: text })),
  author: orNull(z.object({ display_name: text })),
  anchors: z.array(
    z.object({ content_hash: z.string(), state: z.string(), revoke_requested_at: text }),
  ),
});

/** With what its client is called. */
export type StudioCampaign = Omit<z.infer<typeof storedSchema>, "company"> & { client: string };

export type CampaignSearch = { text: string; state: string; page: number };

export function readCampaignSearch(parameters: URLSearchParams): CampaignSearch {
  return {
    text: readTerm(parameters),
    state: parameters.get("state") ?? "",
    page: readPage(parameters),
  };
}

/** One page in one query: words, filter and order are the database's work. */
export async function readCampaigns(search: CampaignSearch): Promise<RowsPage<ListedCampaign>> {
  const [first] = rangeOf(search.page);
  const query = sharedBackend().rpc("list_campaigns", {
    search: search.text,
    only_those: search.state,
    first_row: first,
    row_count: pageSize + 1,
  });
  return pageOf(await readRows(query, listedSchema));
}

/** Null when there is none. */
export async function readCampaign(id: string): Promise<StudioCampaign | null> {
  const query = sharedBackend()
    .from("pr_campaigns")
    .select(
      "*, company:companies(name), author:profiles(display_name), anchors:content_anchors(content_hash, state, revoke_requested_at)",
    )
    .eq("id", id);
  const [row] = await readRows(query, storedSchema);
  if (!row) return null;
  const { company, ...campaign } = row;
  const client = campaign.company_id
    ? await nameClient(campaign.company_id, company?.name)
    : studioCampaignWords.unclaimed;
  return { ...campaign, client };
}

const metricsPerPage = 14;

/** One more than a page, which says whether there are older ones. */
export async function readMetricsPage(id: string, page: number) {
  const query = sharedBackend()
    .from("pr_campaign_metrics")
    .select("campaign_id, metric_date, reach, social_engagement, media_mentions, sentiment_score")
    .eq("campaign_id", id)
    .order("metric_date", { ascending: false })
    .range(...rangeOf(page, metricsPerPage));
  return pageOf(await readRows(query, campaignMetricSchema), undefined, metricsPerPage);
}
