import * as z from "zod/mini";
import { amount, orNull, text } from "../row/row.ts";

export const campaignTypes = [
  "brand_awareness",
  "product_launch",
  "crisis_management",
  "thought_leadership",
  "blockchain_verified",
] as const;
export const campaignStatuses = ["draft", "active", "completed", "cancelled"] as const;

export const campaignSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: text,
  campaign_type: z.enum(campaignTypes),
  target_audience: text,
  key_messages: z.pipe(
    orNull(z.array(z.string())),
    z.transform((messages) => messages ?? []),
  ),
  package_id: text,
  budget: amount,
  start_date: text,
  end_date: text,
  status: z.enum(campaignStatuses),
  blockchain_verified: z.pipe(
    orNull(z.boolean()),
    z.transform((isVerified) => isVerified ?? false),
  ),
  blockchain_hash: text,
  created_at: z.string(),
});

export type Campaign = z.infer<typeof campaignSchema>;
export type CampaignType = Campaign["campaign_type"];
export type CampaignStatus = Campaign["status"];
