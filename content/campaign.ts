import type { CampaignField } from "../domain/campaign/campaign-form.ts";
import type { CampaignStatus, CampaignType } from "../domain/campaign/campaign.ts";
import type { ClientPayment } from "../domain/payment/payment-row.ts";

/** Who sees a draft, and what it commits to: said wherever one is begun. */
const ofDrafts =
  "A draft is for you and the studio. Nothing is published, and nothing is owed, until you pay.";

/** Words of the PR campaigns in the client area. */
export const campaignWords = {
  heading: "PR campaigns",
  create: "New Campaign",
  report: "Monthly report",
  empty: {
    heading: "No campaign yet.",
    line: `Write down what you want to be known for. ${ofDrafts}`,
  },
  budget: "Budget",
  noBudget: "To be agreed",
  openEnded: "No dates yet",
  from: (day: string) => `From ${day}`,
  until: (day: string) => `Until ${day}`,
  between: (start: string, end: string) => `${start} – ${end}`,
} as const;

export const campaignTypeNames: Record<CampaignType, string> = {
  brand_awareness: "Brand awareness",
  product_launch: "Product launch",
  crisis_management: "Crisis management",
  thought_leadership: "Thought leadership",
  blockchain_verified: "Provable PR",
};

export const campaignStatusNames: Record<CampaignStatus, string> = {
  draft: "Draft",
  active: "Active",
  completed: "Completed",
  cancelled: "Cancelled",
};

export const campaignMetricWords = {
  latest: (day: string) => `Latest entry, ${day}`,
  none: "No figures yet. The first entry comes once the campaign is running.",
  reach: "Reach",
  engagement: "Social engagement",
  mentions: "Media mentions",
  sentiment: "Sentiment",
  unscored: "–",
} as const;

export const campaignDetailWords = {
  summary: "Audience and key messages",
  audience: "For",
  messages: "Key messages",
} as const;

export const newCampaignWords = {
  title: "New Campaign",
  description: ofDrafts,
  loading: "Fetching the form",
  notLoaded: "The form could not be loaded.",
  tryAgain: "Try again",
  choose: "Choose a type",
  cancel: "Cancel",
  create: "Create",
  created: (title: string) => `“${title}” is saved as a draft.`,
  failed: "The campaign was not created",
  kept: "What you wrote is still here.",
  offline: "You are offline. What you wrote stays here: create it once you are connected.",
} as const;

export const campaignFieldWords: Record<CampaignField, { label: string; hint?: string }> = {
  title: { label: "Title" },
  campaign_type: { label: "Campaign type" },
  description: { label: "Description", hint: "What happens, and why it matters now." },
  target_audience: { label: "Target audience" },
  key_messages: { label: "Key messages", hint: "One a line, at most twenty." },
  budget: { label: "Budget in pounds" },
  start_date: { label: "Starts" },
  end_date: { label: "Ends" },
};

/** To the letter of sections 8 and 10 of the specification. */
export const campaignToasts = {
  created: "Campaign Created",
  verificationStarted: "Blockchain Verification Started",
  verified: "Content Verified",
  verificationFailed: "Verification Failed: Failed to verify content on blockchain",
  authenticityChecked: "Authenticity Check Complete",
  authenticityFailed: "Check Failed: Failed to check content authenticity",
} as const;

export const draftPaymentWords = {
  heading: "Set it in motion",
  choose: "Package",
  price: (pounds: string, vat: string) => `${pounds} ${vat}`,
} as const;

/** What a client should know of a payment; one that was only quoted is nothing to tell. */
export const paymentLines: Partial<Record<ClientPayment["state"], string>> = {
  confirming: "Your payment has been seen and is being confirmed.",
  paid: "Paid.",
  underpaid: "Less arrived than was asked for. The studio is looking at it.",
  overpaid: "More arrived than was asked for. The studio is looking at it.",
  late: "The payment arrived after its quote had expired. The studio is looking at it.",
  review: "The studio is looking at this payment.",
  refunded: "The studio has given this payment back.",
};

export const receiptLink = "Receipt";

export const draftActionWords = { edit: "Edit", delete: "Delete" } as const;
