import type { CampaignMetric } from "../../../domain/portal/campaign-metric.ts";
import type { Campaign } from "../../../domain/portal/campaign.ts";

export type ChartMetric = CampaignMetric;
export type ChartCampaign = Pick<Campaign, "id" | "title">;
