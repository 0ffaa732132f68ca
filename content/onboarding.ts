import type { BriefPart } from "../domain/onboarding/onboarding.ts";
import type { StepKind } from "../domain/onboarding/list-steps.ts";
import { formatDay } from "./dates.ts";
import { formatSize } from "./file.ts";

/** The first days of a project, in its client's area. */
export const onboardingWords = {
  heading: "Before the first take.",
  lead: (title: string, isSigned: boolean, count: { done: number; all: number }) =>
    `${title} ${isSigned ? "is agreed" : "is about to begin"}. ${countThings(count)} What is lit is still with you.`,
  complete: "Ready to roll.",
  completeLead: (title: string) =>
    `We have all that we need from you for ${title}. The next step is ours.`,
  yours: "What you do",
  ours: "What we do",
  inDrawer: "First days",
  agreed: "What you signed",
  proof: "acceptance.json",
  proofOf: (title: string) => `acceptance.json of ${title}`,
  verify: "Check it",
  verifyOf: (title: string) => `Check it: ${title}`,
  nobodyElse: "Nobody else",
  somebodyElse: "Somebody else after all",
  noFiles: "We have none",
  someFiles: "There are some after all",
  notSaid: "This could not be stored",
  failed: "What is needed for the first days could not be loaded.",
  loading: "Loading what is needed for the first days",
  tryAgain: "Try Again",
  unknown: "This could not be read.",
  states: { done: "Done:", moving: "On its way:", waiting: "Waiting:", unknown: "Not known:" },
} as const;

function countThings({ done, all }: { done: number; all: number }): string {
  if (done === 0) return `${all} things come from you.`;
  return done === 1 ? `1 of ${all} things is here.` : `${done} of ${all} things are here.`;
}

export const stepNames: Record<StepKind, string> = {
  brief: "The brief",
  files: "Your brand",
  people: "Your people",
  billing: "Who is charged",
  invoice: "The first invoice",
  begin: "We begin",
  delivery: "The first thing to look at",
};

/** The same, of somebody else. */
export const studioStepNames: Record<StepKind, string> = {
  ...stepNames,
  files: "Their brand",
  people: "Their people",
};

export const stepLines = {
  briefWaiting: "Seven questions about the story. What you write is kept while you write it.",
  briefBegun: (day: string) => `Begun on ${formatDay(day)}, not handed in yet.`,
  briefIn: (day: string) => `Handed in on ${formatDay(day)}.`,
  filesWaiting: "Logos, fonts, guidelines: whatever we must not get wrong.",
  files: (count: number, bytes: number) =>
    `${count === 1 ? "1 file" : `${count} files`}, ${formatSize(bytes)}.`,
  filesNone: "You have none for us.",
  peopleWaiting: "Whoever decides, approves or pays should see what you see.",
  people: (count: number) => `${count} are in, or invited.`,
  peopleAlone: "You alone.",
  billingWaiting: "The name and address that invoices are made out to.",
  billingGiven: "Given.",
  invoiceWaiting: (number: string, amount: string, due: string | null) =>
    due ? `${number}, ${amount} by ${formatDay(due)}.` : `${number}, ${amount}.`,
  invoiceMoving: "On its way.",
  invoicePaid: "Settled. Thank you.",
  beginWaiting: "We read your brief, and call you to talk it through.",
  begun: "The work is under way.",
  deliveryWaiting: "It appears here, and you hear of it by mail.",
  deliveryPlanned: (title: string, day: string | null) =>
    day ? `‘${title}’, planned for ${formatDay(day)}.` : `‘${title}’.`,
  delivered: "It is here: look at it under Projects.",
} as const;

export const stepActions = {
  write: "Write the brief",
  goOn: "Go on writing",
  change: "Read or change it",
  read: "Read it",
  addFiles: "Add files",
  seeFiles: "See the files",
  invite: "Invite somebody",
  billing: "Say who",
  pay: "Open the invoice",
} as const;

/** What a brief asks, and what helps to answer it. */
export const briefQuestions: Record<BriefPart, { label: string; hint: string }> = {
  story: {
    label: "What must the story do?",
    hint: "What should somebody think, feel or do after the last frame that they would not before?",
  },
  audience: {
    label: "Who is it for?",
    hint: "One person you have met is worth more than an age group.",
  },
  must_say: {
    label: "What must it say or show?",
    hint: "Names, claims, places, products, words the law asks for.",
  },
  must_not_say: {
    label: "What must it never say or show?",
    hint: "Competitors, colours, jokes, promises you cannot keep.",
  },
  examples: {
    label: "What do you like, and what not?",
    hint: "Films, pictures, music: an address and a word on why.",
  },
  contacts: {
    label: "Who answers, and who decides?",
    hint: "Names, what they decide, and how we reach them.",
  },
  deadlines: {
    label: "By when, and where will it be shown?",
    hint: "Events, bookings, formats, anything that cannot move.",
  },
};

export const briefWords = {
  title: "The brief",
  text: (project: string) =>
    `For ${project}. Answer what you can; only the first two must be there to hand it in.`,
  readOnly: "You can read this brief. Whoever works on the project with us can write it.",
  closed: "The studio has begun with this brief: it stays as it is. Write to us in Messages.",
  save: "Save for later",
  handIn: "Hand in the brief",
  saveChanges: "Save the changes",
  saved: "Saved. It is not handed in yet.",
  handedIn: "The brief is in. We read it, and call you.",
  changed: "The changes are with us.",
  overtaken: "Somebody has saved this brief since you opened it",
  overtakenText: (name: string, day: string) =>
    `${name} did so on ${day}. What differs now stands below your words; what you send takes its place.`,
  overtakenBy: "A colleague",
  theirs: "Now saved:",
  theirsEmpty: "Nothing.",
  takeTheirs: "Show what is saved, without my words",
  notSaved:
    "It was not saved: a colleague has been quicker. Look at what differs, and send it again.",
  unanswered: "Not answered.",
  unknown: "There is no brief of this project among yours.",
} as const;

export const brandWords = {
  title: "Your brand",
  text: (project: string) =>
    `For ${project}. Logos, fonts, guidelines, earlier films. The studio sees each as soon as it is here.`,
  download: "Download",
  choose: "Choose files",
  drop: "Drop the files here",
  limits: (most: string) => `or drop them here. Up to ${most} each; fonts and drawings in a ZIP.`,
  list: "Files that are here",
  none: "No file is here yet.",
  readOnly: "You can see these files. Whoever works on the project with us can add more.",
  notRemoved: "The file could not be removed",
  notAdded: "It is stored, and could not be added to the list",
} as const;

/** What the studio sees of it. */
export const studioOnboardingWords = {
  heading: "From the client",
  none: "No brief was asked for.",
  ask: "Ask for a brief",
  asked: "The client finds the brief on their overview, and whoever can write it is told.",
  notAsked: "It could not be asked for",
  brief: "The brief",
  notHandedIn: "Not handed in yet.",
  files: "Brand files",
  noFiles: "No files yet.",
  saidNone: "The client says that there are none.",
  missing: (count: number) =>
    count === 0
      ? "Everything is here."
      : count === 1
        ? "1 thing is missing."
        : `${count} things are missing.`,
} as const;
