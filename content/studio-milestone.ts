import type { MilestoneTrigger } from "../domain/milestone/trigger.ts";

export const studioMilestoneWords = {
  none: "No milestones yet. One with an amount is charged when it is reached.",
  add: "Add a milestone",
  addTitle: "New milestone",
  title: "Title",
  trigger: "What makes it due",
  due: "Day",
  amount: "Amount without VAT, in pounds",
  amountHint: "Left empty, nothing is charged.",
  create: "Add",
  cancel: "Cancel",
  failed: "It was not saved.",
  reach: "It is reached",
  reachTitle: "Is this milestone reached?",
  reachText: (title: string, amount: string | null) =>
    amount === null
      ? `“${title}” is marked as reached. The client reads it in the project's history.`
      : `“${title}” is marked as reached, and its invoice over ${amount} without VAT goes out within a minute or so.`,
  reachConfirm: "Mark as reached",
  remove: "Delete",
  invoice: "Invoice",
  waiting: "Reached. The invoice follows within a minute, or once it is known who is charged.",
  unprintable: (letters: string) =>
    `Reached. Its invoice waits: our PDFs have no letters for ${letters}. Charge it by hand, in other words.`,
  signed: "Signed",
  nothingToApprove: "Nothing to approve hangs on it: it is never reached like this.",
  attach: "Approved with it",
  attachNone: "Choose a deliverable",
  addFirst: "Add a deliverable below, and choose this milestone there.",
} as const;

/** What makes a milestone due, to the studio. */
export const studioTriggerWords: Record<MilestoneTrigger, string> = {
  signing: "On signing",
  date: "On its day",
  approval: "On approval",
  studio: "When we say so",
};
