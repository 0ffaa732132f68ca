/** In the order they are asked for; the names of the columns. */
const campaignFields = [
  "title",
  "campaign_type",
  "description",
  "key_messages",
  "target_audience",
  "budget",
  "start_date",
  "end_date",
] as const;

export type CampaignField = (typeof campaignFields)[number];
/** As typed, before anything is made of it. */
export type CampaignValues = Partial<Record<CampaignField, string>>;

/** The limits of the columns in pr_campaigns. */
export const campaignLimits = {
  title: 200,
  description: 10_000,
  target_audience: 2000,
  key_messages: 20,
  key_messages_bytes: 20_000,
  budget_pounds: 10,
} as const;
