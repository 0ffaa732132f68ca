import type { CampaignStatus } from "../domain/campaign/campaign.ts";
import type { MetricField } from "../domain/campaign/metric-entry.ts";

/** The campaigns of all clients, as the studio sees them. */
export const studioCampaignWords = {
  list: "Campaigns",
  search: "Search title or client",
  filter: "State",
  verified: "Verified",
  empty: "No campaigns yet. Clients write the first drafts themselves.",
  title: "Campaign",
  client: "Client",
  unclaimed: "Not claimed yet",
  by: (name: string) => `Drafted by ${name}`,
  status: "State",
  type: "Type",
  runs: "Runs",
  lastEntry: "Last figures",
  noEntry: "None",
  gone: "This campaign is not there any more.",
  edit: "Edit",
  editTitle: "Edit campaign",
  save: "Save",
  cancel: "Cancel",
  notSaved: "It was not saved",
  changedMeanwhile:
    "Somebody has changed this campaign since you opened it. Close this and look again, then decide.",
  state: "State",
  moved: (status: string) => `Now ${status}. The client sees it at once.`,
  moveFailed: "It was not moved",
  content: "Content",
  noContent: "Nothing written yet.",
  verifiedWarning:
    "This wording is verified. A change is allowed, and shows on the certificate as a later edit.",
} as const;

export const campaignMoveWords: Record<CampaignStatus, string> = {
  draft: "Back to draft",
  active: "Activate",
  completed: "Complete",
  cancelled: "Cancel campaign",
};

export const campaignMoveAgain = "Run again";

export const campaignMoveQuestions: Partial<
  Record<CampaignStatus, { title: string; text: string }>
> = {
  active: {
    title: "Activate without a payment?",
    text: "A confirmed payment activates a campaign by itself. Do this when it is paid another way.",
  },
  cancelled: {
    title: "Cancel this campaign?",
    text: "The client sees at once that it is cancelled. It can become a draft again later.",
  },
};

export const metricWords = {
  heading: "Figures",
  none: "No figures yet.",
  enter: "Enter a day",
  import: "Import a file",
  caption: "Figures by day, the newest first",
  older: "Older",
  newer: "Newer",
  enterTitle: "Figures of one day",
  enterHint: "A day that is there already takes the new figures.",
  save: "Save",
  saved: "The figures are saved. The client sees them at once.",
  failed: "The figures were not saved",
  importTitle: "Import figures",
  importHint:
    "A CSV file whose first line names the columns: Date, and any of Reach, Social engagement, Media mentions, Sentiment.",
  choose: "Choose a CSV file",
  another: "Choose another file",
  tooLarge: "This file is larger than 1 MB.",
  unreadable: "This file could not be read.",
  errors: (name: string, count: number) =>
    `${name}: ${count === 1 ? "1 error" : `${count} errors`}. Nothing is imported.`,
  line: (line: number) => `Line ${line}`,
  moreErrors: (count: number) => `and ${count} more`,
  preview: (name: string, count: number, first: string, last: string) =>
    `${name}: ${count === 1 ? `1 day, ${first}` : `${count} days, ${first} to ${last}`}`,
  previewCaption: "The first days of the file",
  run: "Import",
  imported: (added: number, changed: number, unchanged: number) =>
    `${added} added, ${changed} changed, ${unchanged} as before.`,
  importFailed: "Nothing was imported",
} as const;

export const metricFieldWords: Record<MetricField, string> = {
  metric_date: "Date",
  reach: "Reach",
  social_engagement: "Social engagement",
  media_mentions: "Media mentions",
  sentiment_score: "Sentiment",
};

export const studioProofWords = {
  heading: "Proof",
  verify: "Verify on the blockchain",
  states: {
    none: "This wording is not on the blockchain.",
    pending: "Verification is under way.",
    verified: "The wording of today is verified.",
    edited: "The wording was changed after it was anchored.",
    revoking: "The proof is being revoked. The chain has to take that first.",
    revoked: "The proof was revoked. Other wording can be put on the blockchain again.",
  },
  revoke: "Revoke the proof",
  revokeTitle: "Revoke this proof?",
  revokeText:
    "Whoever checks this content is told from then on that the studio has withdrawn it. This cannot be taken back.",
  revoked: "The proof is revoked as soon as the chain has it.",
  revokeFailed: "It was not revoked",
  check: "Open the check",
} as const;
