import type { CampaignMetric } from "../../../../domain/campaign/campaign-metric.ts";
import type { Campaign } from "../../../../domain/campaign/campaign.ts";

export type ChartMetric = CampaignMetric;
export type ChartCampaign = Pick<Campaign, "id" | "title">;
