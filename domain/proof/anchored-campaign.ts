import { canonicalForm } from "./canonical-form.ts";

/** What is anchored of a campaign: what it says. Budget, dates and state may change without touching the proof. */
export type CampaignContent = {
  title: string;
  description: string | null;
  campaign_type: string;
  target_audience: string | null;
  key_messages: readonly string[];
};

/** PostgreSQL writes the same text by itself (`private.canonical_campaign`) for every version it keeps. */
export function canonicalCampaign(campaign: CampaignContent): string {
  const { title, description, campaign_type, target_audience, key_messages } = campaign;
  return canonicalForm({ title, description, campaign_type, target_audience, key_messages });
}
