import type { Campaign } from "../portal/campaign.ts";

/** What the contract has verified of a campaign, as JSON text. The server rebuilds and compares it. */
export function campaignContent(campaign: Campaign): string {
  const { title, description, campaign_type, target_audience, key_messages } = campaign;
  return JSON.stringify({ title, description, campaign_type, target_audience, key_messages });
}
