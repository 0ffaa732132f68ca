import type { DeliverableField } from "../domain/deliverable/parse-deliverable.ts";
import type { DeliverableStatus } from "../domain/portal/deliverable.ts";

/** What was made for a client, and the way to an agreement about it: words of both sides. */
export const deliverableStatusWords: Record<DeliverableStatus, string> = {
  planned: "Planned",
  in_progress: "In progress",
  delivered: "Awaiting approval",
  changes_requested: "Changes requested",
  approved: "Approved",
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
} as const;

export const previewWords = {
  loading: "Fetching the file",
  failed: "The file could not be shown.",
  offline: "There is no connection just now. The file is shown as soon as there is one.",
  noPreview: "Files of this kind cannot be shown here. Download it to look at it.",
  noFile: "This was handed over without a file here.",
  newTab: "Open in a new tab",
  download: "Download",
  downloadFailed: "The file is not available just now. Please try again.",
  tryAgain: "Try again",
} as const;

export const versionWords = {
  heading: "Versions",
  latest: "latest",
  approve: (name: string) => `${name} approved this version`,
  changes: (name: string) => `${name} asked for changes`,
  client: "The client",
} as const;

export const reviewWords = {
  heading: "Your decision",
  comment: "Comment",
  commentHint: "For changes, say what and where: scene, minute, line.",
  commentMissing: "Please say what should change.",
  commentTooLong: "Please keep the comment under 5,000 characters.",
  approve: "Approve",
  changes: "Request changes",
  approved: "Approved. Thank you.",
  approvedLine: (title: string) => `The studio is told that “${title}” stands as it is.`,
  sentBack: "Changes requested.",
  sentBackLine: (title: string) => `The studio has your words about “${title}”.`,
  failed: "Your decision was not recorded",
  kept: "What you wrote is still here.",
  offline:
    "There is no connection just now. What you wrote stays here: decide once you are online.",
  superseded: "A newer version has been delivered since. Please look at that one.",
  newer: (number: number) => `Version ${number} has been delivered.`,
  older: "This is an earlier version. Decisions are made about the latest.",
  lookAtLatest: "Look at the latest",
  unknown: "This deliverable is not among yours. It may have been removed.",
  notLoaded: "The preview could not be loaded.",
} as const;

/** The studio's side of it. */
export const studioDeliverableWords = {
  heading: "Deliverables",
  none: "Nothing planned yet. Add what the client will get.",
  add: "Add a deliverable",
  addTitle: "New deliverable",
  editTitle: "Edit deliverable",
  edit: "Edit",
  save: "Save",
  create: "Add",
  cancel: "Cancel",
  chooseKind: "Choose a kind",
  failed: "It was not saved",
  conflict: "Somebody else has changed this deliverable since you opened it.",
  conflictLine: "Stored now:",
  conflictChoice: "Save again to replace it with what you typed, or cancel to keep it.",
  gone: "The deliverable has been deleted meanwhile.",
  deliver: "Hand over a version",
  deliverAddress: "Hand over the address",
  note: "Note to the client",
  noteHint: "What is new, what to look at. Goes into the mail.",
  drop: "Drop the file of the next version here",
  choose: "Choose a file",
  limits: (size: string) => `One file, up to ${size}.`,
  delivered: (number: number) => `Version ${number} is with the client.`,
  deliverFailed: "The version was not handed over",
  start: "Start work",
  remove: "Delete",
  removeTitle: "Delete this deliverable?",
  removeText: (title: string) =>
    `“${title}”, its versions, files and the client's answers are deleted for good.`,
  removed: "Deleted.",
  removeFailed: "It was not deleted",
} as const;

export const deliverableFieldWords: Record<DeliverableField, { label: string; hint?: string }> = {
  title: { label: "Title" },
  deliverable_type: { label: "Kind" },
  due_date: { label: "Due" },
  description: { label: "Description" },
  url: { label: "Address", hint: "Where it is published, if it is." },
};
