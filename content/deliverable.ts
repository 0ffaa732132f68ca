import type { DeliverableStatus, DeliverableType } from "../domain/deliverable/deliverable.ts";

/** What was made for a client, and the way to an agreement about it: words of both sides. */
export const deliverableStatusWords: Record<DeliverableStatus, string> = {
  planned: "Planned",
  in_progress: "In progress",
  delivered: "Awaiting approval",
  changes_requested: "Changes requested",
  approved: "Approved",
};

export const deliverableTypeNames: Record<DeliverableType, string> = {
  press_release: "Press release",
  media_kit: "Media kit",
  article: "Article",
  interview: "Interview",
  social_post: "Social post",
  film: "Film",
  report: "Report",
  other: "Other",
};

export const deliverableRowWords = {
  summary: (count: number) => (count === 1 ? "1 deliverable" : `${count} deliverables`),
  none: "Nothing has been planned for delivery yet.",
  version: (number: number) => `Version ${number}`,
  due: (day: string) => `Due ${day}`,
  overdue: (day: string) => `Overdue since ${day}`,
  delivered: (day: string) => `Delivered ${day}`,
  approved: (name: string, day: string) => `Approved by ${name}, ${day}`,
  openAddress: "Open its page",
  client: "The client",
} as const;

/** Around a deliverable that is opened, until the rest of its words are here. */
export const deliverableDialogWords = {
  heading: "Your decision",
  loading: "Fetching the file",
  unknown: "This deliverable is not among yours. It may have been removed.",
  notLoaded: "The preview could not be loaded.",
  tryAgain: "Try again",
} as const;
