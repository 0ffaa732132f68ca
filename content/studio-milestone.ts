import { formatLongDay } from "./dates.ts";
import type { MilestoneHold } from "../domain/milestone/studio-milestone.ts";
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
  waiting: "Reached. The invoice follows within a minute.",
  signed: "Signed",
  /** Only the client's approval makes it due. */
  waitsForApproval: (titles: string) =>
    `Due by itself once the client has approved ${titles} and the hour is over in which that can be taken back.`,
  waitsForDay: (day: string) => `Due by itself on ${formatLongDay(day)}, as it was signed.`,
  cancelled:
    "The project is cancelled: nothing becomes due by itself any more. What is owed for this is charged by an invoice of its own.",
  nothingToApprove: "Nothing to approve hangs on it: it is reached only when you say so.",
  attach: "Approved with it",
  attachNone: "Choose a deliverable",
  addFirst: "Add a deliverable below, and choose this milestone there.",
} as const;

const heldFor: ReadonlyMap<string, (detail: string) => string> = new Map([
  ["details-missing", () => "nobody has said yet who is charged"],
  [
    "details-unconfirmed",
    () => "the client has changed who is charged, and you have not confirmed it yet",
  ],
  [
    "evidence-missing",
    () =>
      "a client outside the United Kingdom needs a VAT number, or your evidence that it is a business",
  ],
  [
    "series-held",
    () =>
      "an older backup was restored, and nobody has said which number was the last that was sent",
  ],
  [
    "unprintable",
    (letters: string) =>
      `our PDFs have no letters for ${letters}. They stand in the titles of the project or the milestone, or in who is charged: write the project in other letters, or charge this by hand`,
  ],
]);

/** Why a milestone that is reached has no invoice yet. */
export function describeHold({ code, detail }: MilestoneHold): string {
  const reason = heldFor.get(code)?.(detail) ?? `it could not be issued (${code})`;
  return `Reached. Its invoice waits: ${reason}.`;
}

/** What makes a milestone due, to the studio. */
export const studioTriggerWords: Record<MilestoneTrigger, string> = {
  signing: "On signing",
  date: "On its day",
  approval: "On approval",
  studio: "When we say so",
};
