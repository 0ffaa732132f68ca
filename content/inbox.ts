import type { ItemClock, ItemKind, ItemStatus } from "../domain/inbox/item.ts";
import { formatStudioTime } from "./studio-times.ts";

export const itemKindWords: Record<ItemKind, string> = {
  contact: "Contact form",
  quote: "Film quote",
  call: "Book a Call",
  consultation: "Consultation",
  project: "Start Your Project",
  lead: "Chat lead",
  question: "Open question",
  chat: "Live chat",
  payment: "Payment",
  proposal: "Proposal",
};

/** What an item is called, wherever it is spoken of: by its kind, and by whoever sent it. */
export function nameItem(kind: ItemKind, who: string | null): string {
  // Where the line breaks, the dot stays with the kind.
  return `${itemKindWords[kind]}\u00A0· ${who ?? "a visitor"}`;
}

export const itemStatusWords: Record<ItemStatus, string> = {
  new: "New",
  answered: "Answered",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
};

/** The mail about clocks that have run out. */
export const overdueDigest = {
  topic: (count: number) => (count === 1 ? "1 enquiry" : `${count} enquiries`),
  since: (received: Date) => `since ${formatStudioTime(received.getTime())}`,
  more: (count: number) => ({ label: "And", value: `${count} more in the inbox` }),
};

/** What the list shows; without a choice, what is new. `all` leaves spam out. */
export const inboxViews = ["new", "answered", "won", "lost", "all", "spam"] as const;
export type InboxView = (typeof inboxViews)[number];

/** What can be asked for by its clock. */
export const inboxClocks = ["breached", "unanswered"] as const;
export type InboxClock = (typeof inboxClocks)[number];

export const inboxWords = {
  list: "Inbox",
  search: "Name, address, company or words",
  views: "Status",
  view: { ...itemStatusWords, all: "All" } satisfies Record<InboxView, string>,
  kind: "Kind",
  owner: "Owner",
  anyKind: "Any kind",
  anyOwner: "Any owner",
  anyClock: "Any clock",
  mine: "Mine",
  nobody: "Nobody",
  clock: "Clock",
  clocks: { breached: "Overdue", unanswered: "Closed unanswered" } satisfies Record<
    InboxClock,
    string
  >,
  empty: {
    new: "Nothing waits. Everybody has an answer.",
    answered: "Nothing is answered and still open.",
    won: "Nothing won yet.",
    lost: "Nothing lost.",
    all: "Nothing has come in yet.",
    spam: "No spam.",
  } satisfies Record<InboxView, string>,
  toEverything: "See everything that came in",
  export: "Export CSV",
  exporting: (count: number) => `Exporting, ${count.toLocaleString("en-GB")} so far`,
  exportFailed: "The export broke off.",
  fileName: (view: InboxView, day: string) => `inbox-${view}-${day}.csv`,
  arrived: (name: string) => `New: ${name}.`,
  fromClient: "Client",
  others: (count: number, isClient: boolean) =>
    `${count} more from this ${isClient ? "client" : "address"}`,
  first: "Back to the beginning",
  next: "Next",
  arrivedElsewhere: "Something new has come in.",
  notLive: "Not live just now. The list is read again once the connection is back.",
} as const;

export const clockWords = {
  left: (span: string) => `${span} left`,
  over: (span: string) => `Overdue by ${span}`,
  inTime: (span: string) => `Answered after ${span}`,
  tooLate: (span: string) => `Answered late, after ${span}`,
  unanswered: "Closed unanswered",
} as const;

/** How the promise of an answer within a day was kept. */
export const answerFigures = {
  label: "Answers of the last 30 days",
  days: 30,
  inTime: (count: number) => `${count} answered within 24 hours`,
  late: (count: number) => `${count} later`,
  waiting: (count: number) => `${count} waiting`,
  overdue: (count: number) => `${count} overdue`,
  unanswered: (count: number) => `${count} closed unanswered`,
} as const;

export const itemWords = {
  facts: "What was sent",
  client: "Client",
  openClient: "Open the client’s page",
  email: "Email",
  company: "Company",
  project: "Project",
  page: "Sent from",
  opened: "Form opened",
  received: "Received",
  askedOn: "Asked on",
  caught: "Caught by the form’s trap",
  yes: "Yes",
  sources: {
    utm_source: "Source",
    utm_medium: "Medium",
    utm_campaign: "Campaign",
    utm_term: "Term",
    utm_content: "Content",
    referrer: "Came from",
    landing: "First page",
  } as Readonly<Record<string, string>>,
  transcript: "The chat",
  visitor: "Visitor",
  assistant: "Assistant",
  unanswered: "Not answered",
  payment: {
    state: "State",
    package: "Package",
    price: "Price",
    open: "Open the payment",
  },
  owner: "Owner",
  nobody: "Nobody",
  status: "Status",
  become: {
    new: "Open again",
    answered: "Answered",
    won: "Won",
    lost: "Lost",
    spam: "Spam",
  } satisfies Record<ItemStatus, string>,
  notSpam: "Not spam",
  gone: "This is not in the inbox any more.",
  notChanged: "That could not be saved.",
  needsAnswer: "Only an answer answers: write to them, or note the call.",
  moved: (status: string) => `Moved to ${status}.`,
} as const;

export const replyWords = {
  heading: "Answer by mail",
  to: "To",
  accountAddress: "the address of the client’s account",
  subject: "Subject",
  body: "Your answer",
  send: "Send",
  hint: "Ctrl Enter sends",
  sent: (recipient: string) => `Sent to ${recipient}.`,
  failed: "It has not left. What you wrote is still here.",
  noAddress: "Nobody left an address. Mark it as answered once the site knows the answer.",
  spam: "Take it out of spam to answer.",
  subjectFor: {
    contact: "Your message",
    quote: "Your film quote",
    call: "Your call",
    consultation: "Your consultation",
    project: "Your project",
    lead: "Our chat",
    question: "Your question",
    chat: "Our chat",
    payment: "Your payment",
    proposal: "Your proposal",
  } satisfies Record<ItemKind, string>,
  nameless: "there",
  greeting: (name: string) => `Dear ${name},\n\n`,
} as const;

export const callWords = {
  trigger: "Note a call",
  title: "Note a call",
  description:
    "A call is an answer: the clock stops at the time of it. It stays in the history, as you write it now.",
  when: "When, in London",
  words: "What was said",
  send: "Note the call",
  noted: "The call is noted.",
  failed: "The call could not be noted.",
} as const;

export const noteWords = {
  heading: "Note",
  label: "A note for the studio",
  add: "Add note",
  failed: "The note could not be saved.",
} as const;

export const threadWords = {
  heading: "History",
  someone: "Somebody who has left",
  system: "The site",
  received: "came in",
  wrote: "noted",
  mailed: (recipient: string) => `wrote to ${recipient}`,
  moved: (status: string) => `moved it to ${status}`,
  took: "took it",
  gave: (name: string) => `gave it to ${name}`,
  freed: "took the owner off",
  called: "noted a call",
  answeredBy: {
    message: "answered with a message to the client",
    settlement: "answered by settling the payment",
    chat: "answered in the chat",
    proposal: "answered with the proposal",
    booking: "answered by booking a call",
  } as Readonly<Record<string, string>>,
} as const;

/** Of the last column of the export. */
export const clockCells: Record<ItemClock, string> = {
  running: "Waiting",
  answered: "Answered",
  unanswered: "Closed unanswered",
  none: "",
};

/** The head of each column of the export. */
export const inboxCsvHeads = [
  "Received",
  "Kind",
  "Status",
  "Name",
  "Email",
  "Company",
  "Project",
  "Message",
  "Page",
  "Came by",
  "Owner",
  "Answer due",
  "Answered",
  "Clock",
] as const;
