import { brand } from "./brand.ts";

/** Why something that was asked of a proposal is not done, none of it, in a line for whoever asked. */
export const proposalRefusals = {
  "proposal-missing": "This proposal is not there any more.",
  "item-missing": "This is not in the inbox any more.",
  "project-missing": "This project is not there any more.",
  "project-cancelled":
    "The project that this would change was cancelled. It takes a proposal of its own.",
  "company-missing": "This client is not there any more.",
  moved: "Somebody has changed this proposal since you opened it. Look at it again first.",
  incomplete: "Something is missing. Complete it, then send the proposal.",
  "past-validity": "The last day of this proposal is over. Give it a later one.",
  "past-day": "The day of a milestone is over. Give it a later one, or make it due otherwise.",
  unprintable: "The PDF could not print some of its words. Write them in other letters.",
  "too-long": "This is too long for one proposal. Please shorten it, or write two.",
  "too-much": "This comes to more than a hundred million pounds.",
  "accepted-already": "This proposal was accepted: what was signed stays as it is.",
  "never-sent": "This proposal was never sent.",
  "sent-already": "This proposal was sent. Withdraw it instead.",
  "not-open": "This proposal is not open any more.",
  "key-used": "The same request came before with other words.",
  "link-missing": "This link leads to no proposal. Ask the studio for another.",
  "version-missing": "This is no version of this proposal. Open the link in the mail once more.",
  superseded: "There is a newer version of this proposal. Look at it before you go on.",
  expired: "The last day of this proposal is over. Ask the studio for a new one.",
  "may-not-sign": "Somebody who approves for your company has to sign this.",
  "code-wrong": "This is not the code that we sent.",
  "code-ended": "This code works no more. Ask for another.",
  "option-unknown": "One of the options is not part of this proposal.",
  "total-changed": "The total has changed since you opened the page. Look at it again first.",
  "vat-changed":
    "How we charge VAT has changed since this was sent. Ask the studio for a new version.",
  "details-missing": "Say who is charged before you sign.",
  "evidence-missing": "A business outside the United Kingdom needs its VAT number here.",
} as const;

export type ProposalRefusalCode = keyof typeof proposalRefusals;

export const proposalAnswers = {
  signIn: "Please sign in.",
  unknown: "Please say which proposal.",
  missing: "There is no such proposal.",
  tooManyCodes: "That is a lot of codes for an hour. Please try again later.",
} as const;

export const proposalFileName = (title: string, version: number) => {
  const plain = title
    .normalize("NFKD")
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 60);
  return `Proposal-${plain || brand.name}-v${version}.pdf`;
};
