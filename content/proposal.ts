import type { VatTreatment } from "../domain/billing/document.ts";
import type { Approach } from "../domain/proposal/content.ts";
import type { ProposalState } from "../domain/proposal/answers.ts";
import { brand } from "./brand.ts";
import { formatLongDay, formatMoment } from "./dates.ts";
import { formatExactPounds } from "./money.ts";
import { approachComparison, approaches } from "./process.ts";
import { approachNames } from "./proposal-names.ts";
import { lazily } from "../domain/lazily.ts";

/** Pence stand only where there are any: a proposal is read, and its invoices are filed. */
export function formatOffer(pence: number): string {
  return formatExactPounds(String(pence / 100));
}

const changedBlocks = lazily(() => new Intl.ListFormat("en-GB", { type: "conjunction" }));

export const proposalWords = {
  opening: "Opening your proposal…",
  eyebrow: (client: string) => `A proposal for ${client}`,
  changeEyebrow: (client: string) => `A change, proposed to ${client}`,
  credits: {
    forWhom: "For",
    byWhom: "By",
    valid: "Valid until",
    version: "Version",
  },
  seller: `${brand.legalName}, ${brand.location}`,
  versionSent: (number: number, sentAt: string) => `${number}, sent ${formatLongDay(sentAt)}`,
  begin: "Read on",
  pdf: "PDF",
  pdfFailed: "The PDF could not be downloaded",
  print: "Print",
  chapters: "Chapters",
  amends: (title: string, net: string) =>
    `This adds to what was agreed in ‘${title}’, ${net}. What stands below is new; the rest stays as it is.`,
  from: (study: string) => `From ‘${study}’`,
  changedSince: (version: number, blocks: readonly string[]) =>
    `Changed since version ${version}: ${changedBlocks().format(blocks)}.`,
  changed: (version: number) => `Changed in version ${version}`,
  needsScript:
    "A proposal is opened in your browser, by the key in its address, which needs JavaScript. The mail has the studio’s address if you would rather have it on paper.",
} as const;

/** As the process page has it: a proposal promises nothing else. */
export function describeApproach(approach: Approach) {
  const place = approaches.options.findIndex(({ name }) => name === approachNames[approach]);
  const option = approaches.options[place];
  if (!option) throw new Error(`No approach is called ${approach}.`);
  const rows = approachComparison.rows.slice(0, 3);
  return {
    ...option,
    rows: rows.map(({ question, cells }) => ({ question, answer: cells[place] ?? "" })),
    frames: approachComparison.frames,
  };
}

export const blockWords = {
  receives: (milestone: string) => `With ‘${milestone}’`,
  noAmount: "Included",
  dueBy: (day: string) => `Planned for ${formatLongDay(day)}`,
  invoiceTerms: (days: number) =>
    days === 0
      ? "Each amount is invoiced when it falls due, and payable at once."
      : `Each amount is invoiced when it falls due, and payable within ${days} ${days === 1 ? "day" : "days"}.`,
  optionsLead: "Choose what you like: the total below follows.",

  optionsSigned: "What was chosen, and what was not.",
  optionCost: (pence: number) => (pence === 0 ? "No extra cost" : `Adds ${formatOffer(pence)}`),
  chosen: "Chosen",
  notChosen: "Not chosen",
  chargedWith: (milestone: string) => `Options are charged with ‘${milestone}’.`,
  exclusionsLead: "So that nobody is surprised later.",
  workLead: "Work of ours that has something in common with yours.",
  see: "See the case study",
  terms: (version: string) =>
    `This proposal is made under our terms of ${formatLongDay(version)}. They are part of what is signed.`,
  readTerms: "Read the terms",
  fingerprint: "Fingerprint of this version",
} as const;

export const totalWords = {
  total: "Total",
  totalOfChange: "This adds",
  before: "Agreed before, net",
  together: "With this, net",
  net: "Net",
  vat: "VAT at 20%",
  outside: "Outside the scope of UK VAT; reverse charge",
  sign: "Sign",
} as const;

/** The line beside VAT; nobody elsewhere is charged any. */
export function nameVat(treatment: VatTreatment): string {
  return treatment === "outside" ? totalWords.outside : totalWords.vat;
}

export const questionWords = {
  of: (block: string) => `Questions about ${block.toLowerCase()}`,
  ask: "Ask about this",
  label: "Your question or remark",
  hint: `Whoever has this link reads it, and ${brand.name} answers here and by mail.`,
  send: "Send",
  close: "Not now",
  unsent: {
    heading: "Your words were not sent.",
    withdrawn:
      "The studio has withdrawn the proposal meanwhile. They are kept here: write to the studio, and take them with you.",
    accepted:
      "The proposal was signed meanwhile. They are kept here: write to the studio, and take them with you.",
    removed:
      "A newer version was sent meanwhile, and the part that they are about is no longer in it. They are kept here: ask below, or write to the studio.",
    newer:
      "A newer version was sent while you were writing. Your words are still here: look at it, then send them.",
    copy: "Copy them",
    discard: "Discard them",
  },
  earlier: (count: number) =>
    count === 1
      ? "One earlier remark is not shown."
      : `${count.toLocaleString("en-GB")} earlier remarks are not shown.`,
  showEarlier: "Show earlier ones",
  notLoaded: "They could not be loaded",
  sent: "Sent. The answer comes here, and by mail.",
  studio: brand.name,
  wholeHeading: "Anything else?",
  wholeText: "A question about the whole of it. Nobody has to sign to ask.",
  written: (at: string) => formatMoment(Date.parse(at)),
} as const;

export const declineWords = {
  open: "Decline the proposal",
  title: "Decline this proposal?",
  text: "The studio is told. You can go on reading it, and a new version can be sent to you.",
  reason: "What kept you from it?",
  reasonHint: "Optional. It is read by a person.",
  send: "Decline",
  keep: "Keep it open",
} as const;

export const signWords = {
  heading: "Sign",
  text: ({ isChange, isDue }: { isChange: boolean; isDue: boolean }) =>
    `Signing ${isChange ? "adds this to your project" : "makes your project"}, with its milestones${
      isDue ? " and the invoice of what is due at once" : ""
    }. You keep a copy of everything, and a proof of it that needs nobody’s word.`,
  paper: "Proposal",
  atOnce: "Due on signing",
  nothingAtOnce: "Nothing",
  who: "Who signs",
  name: "Your full name",
  role: "Your role",
  billing: "Who is charged",
  billingText: "Stands on the invoices. It can be changed later in your client area.",
  billingKnown: (name: string) =>
    `Invoices go to ${name}, with the details you have given us before.`,
  agreement: "The signature",
  code: "The code",
  codeText: (address: string) =>
    `We mail six digits to ${address}. With them you show that the proposal reached you.`,
  askCode: "Mail me the code",
  askAgain: "Mail another code",
  codeSent: (address: string, minutes: number) =>
    `Six digits are on their way to ${address}. They hold for ${minutes} minutes.`,
  codeLabel: "Six digits from the mail",
  send: (total: string) => `Sign for ${total}`,
  totals: "What you sign for",
  totalFollowed: "The total has changed with the country. Please look at it, then go on.",
  preview: "This is the preview: the client fills in what stands here, and nobody signs it yet.",
  mayNot: {
    heading: "Somebody else signs this.",
    text: (company: string) =>
      `In your client area you are not an approver of ${company}. An owner or an approver signs; an owner can make you one. You can ask about anything here all the same.`,
  },
} as const;

/** In the place of the signature, where it can no longer be given. */
export const proposalStandingWords: Readonly<
  Record<Exclude<ProposalState, "sent" | "accepted">, { heading: string; text: string }>
> = {
  draft: {
    heading: "Not sent yet.",
    text: "The studio is still writing. You get a mail when there is something to sign.",
  },
  expired: {
    heading: "Its time has passed.",
    text: "Prices and days were held until its last day. A line to the studio, and you have a new version.",
  },
  withdrawn: {
    heading: "Withdrawn.",
    text: "The studio has taken this proposal back. It can still be read, and no longer signed.",
  },
  declined: {
    heading: "Declined.",
    text: "You said no to this version. Should that change, a line to the studio is enough.",
  },
};

export const standingLink = { to: "/contact", label: "Write to the studio" } as const;

export const newerWords = {
  text: (number: number, sentAt: string) =>
    `A newer version was sent while you were reading: this is version ${number}, of ${formatMoment(Date.parse(sentAt))}. What you sign is what stands here.`,
  seen: "Understood",
} as const;

export const agreedWords = {
  eyebrow: (client: string) => `Agreed with ${client}`,
  heading: "It is agreed.",
  by: (name: string, role: string, at: string) =>
    `Signed by ${name}, ${role}, on ${formatLongDay(at)}.`,
  total: "Agreed on",
  invoice: "Invoice",
  invoiceSent: (number: string) => `${number}, by mail and in your client area`,
  noInvoice: "Comes with the first milestone that falls due",
  proof: "Proof",
  proofStates: {
    waiting: "Being anchored. Anybody can check it from then on, without asking us.",
    final: "Anchored. Anybody can check it, without asking us.",
    none: "Not anchored yet.",
  },
  check: "Check it yourself",
  door: "Open your client area",
  next: "The project is there already, with its milestones.",
  acceptance: "acceptance.json",
  pdf: "The proposal as PDF",
} as const;

/** In the place of a proposal. */
export const unopenedWords = {
  unnamed: {
    heading: "Which proposal?",
    text: "A proposal is opened by the link in its mail, and this address is only half of it. Open the mail once more and follow the link there.",
  },
  unknown: {
    heading: "This link opens nothing.",
    text: "It may have been cut in two by a mail program, or a newer mail has another. Open the mail once more, or ask the studio for a new link.",
  },
  offline: {
    heading: "You are offline.",
    text: "The proposal opens as soon as you are connected.",
  },
  limited: {
    heading: "A moment, please.",
    text: (wait: string) =>
      `This was opened many times in a short while. Please try again ${wait}.`,
  },
  failed: {
    heading: "The proposal could not be opened.",
    text: "Nothing is lost. It is there, and the way to it is not.",
  },
  retry: "Try again",
} as const;
