import * as z from "zod/mini";
import { amount } from "../row/row.ts";

export const campaignMetricSchema = z.object({
  campaign_id: z.string(),
  /** A day, as 2026-01-31. */
  metric_date: z.string(),
  reach: z.number(),
  social_engagement: z.number(),
  media_mentions: z.number(),
  sentiment_score: amount,
});

export type CampaignMetric = z.infer<typeof campaignMetricSchema>;
