import type { SentKind } from "../domain/enquiry/sent-item.ts";
import { formatDay } from "./dates.ts";

/** The overview of a client for whom there is no work yet. */
export const firstDayWords = {
  heading: "The lamps are warming up.",
  lead: "There is nothing to count yet. Here is what we have from you, what happens next, and what you can do meanwhile.",
  sent: "What you have sent",
  sentLoading: "Loading what you have sent",
  sentFailed: "What you have sent could not be loaded.",
  sentNothing: (address: string) =>
    `Nothing has come from ${address} so far. Whatever you send with that address on this site stands here.`,
  sentInPreview: "Here the client sees what came from their address.",
  states: {
    answered: (at: string | null) => `Answered on ${formatDay(at ?? "")}.`,
    soon: () => "Received. A person answers within 24 hours.",
    late: () => "Received, not answered yet. Ask us in Messages.",
  },
  next: "What happens next",
  toDo: "Three things to do",
  done: "Done",
} as const;

export const sentKindWords: Record<SentKind, string> = {
  contact: "Contact form",
  quote: "Request for a film quote",
  call: "Request for a call",
  consultation: "Request for a consultation",
  project: "Start of a project",
  lead: "Your details, left in the chat",
};

export const nextSteps = [
  {
    name: "Somebody answers.",
    line: "A person reads what you send, and writes back within 24 hours.",
  },
  {
    name: "We settle what it is for.",
    line: "First a brief on one page, then the story. You approve both while they are still cheap to change.",
  },
  {
    name: "The work appears here.",
    line: "Your project opens on this page, with its progress and every cut to look at. The figures below begin to count.",
  },
] as const;

export const thingsToDo = [
  {
    tab: "profile",
    name: "Say who you are",
    line: "Your company and a number to reach you by, so that the right person hears from us.",
  },
  {
    tab: "messages",
    name: "Write to the studio",
    line: "A question, a date, a still you like. It goes straight to the people who make your films.",
  },
  {
    tab: "pr-campaigns",
    name: "Draft a campaign",
    line: "A title and a type are enough. It stays a draft, yours to change, until you pay for it.",
  },
] as const;
