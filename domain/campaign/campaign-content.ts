import type { Campaign } from "./campaign.ts";

/** What is verified of a campaign, as JSON text: these five fields. The server rebuilds and compares it. */
export function campaignContent(campaign: Campaign): string {
  const { title, description, campaign_type, target_audience, key_messages } = campaign;
  return JSON.stringify({ title, description, campaign_type, target_audience, key_messages });
}
