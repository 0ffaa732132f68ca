import { brand } from "./brand.ts";

/** The mails about a proposal; `mail.ts` lists them with all others. */
export const proposalMails = {
  proposal: {
    subject: `A proposal from ${brand.name}`,
    heading: "Your proposal is ready.",
    paragraphs: [
      "Read it, ask about any part of it, choose its options, and sign it on the same page. You need no account for that.",
    ],
    button: "Read the proposal",
    closing: `The link is for you: whoever has it reads the proposal. Only your mailbox gets the code that signs it. Questions? Ask on the page, or write to ${brand.email}.`,
  },
  "proposal-again": {
    subject: `A new version of your proposal from ${brand.name}`,
    heading: "Your proposal has changed.",
    paragraphs: [
      "The page shows the new version, which takes the place of the one before. Read it, ask about any part of it, and sign it there.",
    ],
    button: "Read the new version",
    closing: `Questions? Ask on the page, or write to ${brand.email}.`,
  },
  "proposal-comment": {
    subject: `An answer about your proposal from ${brand.name}`,
    heading: "The studio has answered.",
    paragraphs: ["It stands on the page of your proposal, where you can go on asking."],
    button: "Open the proposal",
  },
  "proposal-code": {
    subject: `Your code for signing at ${brand.name}`,
    heading: "Your code for signing.",
    paragraphs: ["Somebody, probably you, is about to sign the proposal named below."],
    codeIntroduction: "Enter this code on its page:",
    closing:
      "The code works once, for ten minutes. If you did not ask for it, you need not do anything: nothing is signed without it.",
  },
  "proposal-soon": {
    subject: `Your proposal from ${brand.name} ends soon`,
    heading: "Your proposal ends soon.",
    paragraphs: [
      "It can be signed until the day below. Is something still open? Ask about it on its page.",
    ],
    button: "Read the proposal",
  },
  "proposal-expired": {
    subject: `Your proposal from ${brand.name} has ended`,
    heading: "The last day of your proposal is over.",
    paragraphs: [
      `It can no longer be signed. Would you like a new one? Write to ${brand.email}, or ask on its page.`,
    ],
    button: "Open the proposal",
  },
  "proposal-withdrawn": {
    subject: `Your proposal from ${brand.name} was withdrawn`,
    heading: "We have withdrawn the proposal.",
    paragraphs: [`It can no longer be signed. Questions? Write to ${brand.email}.`],
  },
  "proposal-signed": {
    subject: `Signed: your agreement with ${brand.name}`,
    heading: "Signed. Thank you.",
    paragraphs: [
      "This is what was agreed. In your client area you follow the work, and find the invoices and what was signed.",
    ],
    button: "Open the client area",
    closing: `If you did not sign this, write to ${brand.email} at once.`,
  },
  "proposal-signed-for-you": {
    subject: `Signed for your company: an agreement with ${brand.name}`,
    heading: "Your company has signed.",
    paragraphs: [
      "You are an owner of the company: this is what was agreed for it, and by whom. It is in your client area, with what was signed.",
    ],
    button: "Open the client area",
    closing: `If nobody should have signed this, write to ${brand.email} at once.`,
  },
  "studio-proposal-comment": {
    subject: "A client has written about a proposal",
    heading: "A client has written about a proposal",
    paragraphs: ["It waits in the inbox. Answering this mail writes to the client."],
    button: "Open the proposal",
  },
  "studio-proposal-signed": {
    subject: "A proposal was signed",
    heading: "A proposal was signed",
    paragraphs: ["The client, the project and its milestones are in the studio."],
    button: "Open the proposal",
  },
  "studio-proposal-declined": {
    subject: "A proposal was declined",
    heading: "A proposal was declined",
    paragraphs: ["Answering this mail writes to the client."],
    button: "Open the proposal",
  },
  "studio-proposal-expired": {
    subject: "A proposal has ended unsigned",
    heading: "A proposal has ended unsigned",
    paragraphs: ["Its last day is over. Sending a new version opens it again."],
    button: "Open the proposal",
  },
};

/** The lines of these mails, in their order. */
export const proposalMailLabels = {
  title: "Proposal",
  client: "Client",
  total: "Total",
  net: "Net",
  vat: "VAT",
  until: "Valid until",
  signer: "Signed by",
  options: "Options",
  invoice: "Invoice",
  block: "About",
  comment: "Comment",
  reason: "Reason",
  proof: "Fingerprint",
} as const;
