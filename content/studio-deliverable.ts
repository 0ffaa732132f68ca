import type { DeliverableField } from "../domain/deliverable/parse-deliverable.ts";

/** The studio's side of it. */
export const studioDeliverableWords = {
  heading: "Deliverables",
  approvedUntil: (time: string) => `Approved, can be taken back until ${time}`,
  none: "Nothing planned yet. Add what the client will get.",
  add: "Add a deliverable",
  addTitle: "New deliverable",
  editTitle: "Edit deliverable",
  edit: "Edit",
  save: "Save",
  create: "Add",
  cancel: "Cancel",
  chooseKind: "Choose a kind",
  noMilestone: "None",
  otherMilestone: "another one",
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
  milestone_id: { label: "Milestone", hint: "Which its approval belongs to." },
  description: { label: "Description" },
  url: { label: "Address", hint: "Where it is published, if it is." },
  usage_rights: {
    label: "Usage rights",
    hint: "Where and how the client may use it. They read it beside the final files.",
  },
  usage_ends_on: { label: "Usage ends on", hint: "Empty where it does not end." },
};
