import type { Trouble } from "../domain/trouble/trouble.ts";
import { formatStudioTime } from "./studio-times.ts";

/** What each job does, as the end of a sentence. */
export const jobWords = new Map<string, string>(
  Object.entries({
    "anchor-contents": "anchoring campaigns",
    "follow-payments": "following payments on the chain",
    "mail-talk-answer": "mailing what was answered in a chat",
    "notify-company-closing": "telling a client that their company closes",
    "notify-company-kept": "telling a client that their company stays",
    "notify-new-owner": "telling somebody that a company is theirs",
    "notify-removed-member": "telling somebody that they are in a company no more",
    "notify-usage-ends": "telling that the right to use something ends",
    "notify-overdue-items": "reminding of what is overdue",
    "probe-media": "looking at what was delivered",
    "read-busy-times": "reading when the studio is busy elsewhere",
    "refresh-feed": "reading the newsletter",
    "remind-of-call": "reminding of booked calls",
    "remind-of-company-closing": "reminding of companies that close",
    "remind-of-deletion": "reminding of accounts that are deleted",
    retention: "deleting what is kept no longer",
    "send-notices": "mailing notices",
    "anchor-ledger": "anchoring the ledger",
    "draw-proposal": "drawing proposals",
    "end-proposals": "ending proposals that nobody signed",
    "render-documents": "drawing invoices and receipts",
    "release-milestones": "charging milestones that are reached",
    "settle-waiting": "writing payments into the books",
    "sweep-storage": "removing files that belong to nothing",
    "watch-troubles": "looking for troubles",
  }),
);

const parts: Record<Trouble["kind"], (trouble: Pick<Trouble, "subject">) => string> = {
  job: ({ subject }) => `A job fails: ${jobWords.get(subject) ?? subject}.`,
  disk: ({ subject }) => `A disk is nearly full (${subject}).`,
  chain: ({ subject }) =>
    subject === "price"
      ? "The Ethereum nodes disagree about the price."
      : "The chain disagrees: payments are not settled.",
  feed: ({ subject }) => `The newsletter at ${subject} has not answered for a day.`,
  mail: ({ subject }) =>
    subject === "failed" ? "Mails were given up." : "Mail cannot leave: it waits.",
};

/** In one sentence, for the bell, the mail and the studio alike. */
export function nameTrouble(trouble: Pick<Trouble, "kind" | "subject">): string {
  return parts[trouble.kind](trouble);
}

const advice: Record<Trouble["kind"], string> = {
  job: "The log of the server has the reason. Once that is gone, have it tried again.",
  disk: "Make room, or give it more: without any, nothing can be stored or paid.",
  chain:
    "Compare the Ethereum nodes that the server asks. Nothing is settled while they contradict each other, or themselves; once you trust them, have it tried again.",
  feed: "See whether the newsletter still has this address. Labs shows what it had before.",
  mail: "See whether the mail server takes mail, and whether its password still holds.",
};

/** What it is like just now, and what to do about it. */
export function explainTrouble({ kind, facts }: Trouble): string {
  const { count, percent, since, said } = facts;
  return [
    percent !== undefined && `${percent}% is free.`,
    count !== undefined && count > 0 && `${count} ${count === 1 ? "is" : "are"} concerned.`,
    since !== undefined && `It fails since ${formatStudioTime(Date.parse(since))}.`,
    said !== undefined && `Last heard: “${said.replace(/\.$/, "")}”.`,
    advice[kind],
  ]
    .filter(Boolean)
    .join(" ");
}

export const troubleWords = {
  title: "Troubles",
  since: "Since",
  again: "Try again",
  letGo: "Let it go",
  triedAgain: "It is tried again.",
  hasLetGo: "It has been let go.",
  failed: "That did not work.",
} as const;
