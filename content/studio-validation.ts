import type { Fault } from "../domain/field/fault.ts";
import { formatCount } from "./figures.ts";
import { createDescriber, formDetails, formSentences, nameText } from "./validation.ts";

type Plain = Exclude<Fault, `${string}:${string}`>;
type CodeOf<Each extends string> = Each extends `${infer Code}:${string}` ? Code : never;
type Told = CodeOf<Extract<Fault, `${string}:${string}`>>;

/** What the studio's forms and requests by programs can get wrong. */
const sentences = {
  "key-messages-not-text": "Please write one message a line.",
  "budget-not-text": "Please enter the budget in pounds.",
  "enquiry-kind-unknown": "There is no such kind of enquiry.",
  "action-unknown": "There is no such action.",
  "address-not-whole": "Please enter a whole address, starting with https://.",
  "address-too-long": "This address is too long.",
  "answer-missing": "Please write your answer.",
  "body-not-object": "The request must be an object.",
  "call-before-item": "By then nothing had come in yet.",
  "call-in-future": "That is still to come.",
  "call-time-missing": "Please say when it was.",
  "campaign-id-invalid": "The campaign has no valid id.",
  "chain-id-not-whole": "The chain id is a whole number.",
  "chat-message-missing": "Please enter a message.",
  "claim-token-invalid": "The claim token is not valid.",
  "company-id-invalid": "The company has no valid id.",
  "conversation-id-invalid": "The conversation has no valid id.",
  "day-over": "This day is over. Please choose a later one.",
  "days-unknown": "Please ask for at least one day, and not for as many at once.",
  "discount-too-large": "This is more than the line comes to.",
  "document-kind-unknown": "Please choose an invoice or a proforma.",
  "document-unknown": "There is no such document.",
  "key-malformed": "The request has no valid key.",
  "line-description-missing": "Please say what is charged.",
  "lines-missing": "Please add a line.",
  "lines-too-many": "That is too many for one.",
  "payer-missing": "Please say who paid.",
  "option-price-missing": "Please say what it adds, in pounds and pence: 0 where it adds nothing.",
  "pence-malformed": "Please enter a sum in pounds and pence.",
  "pence-too-many": "This is more than a hundred million pounds.",
  "quantity-malformed": "Please enter a quantity above nothing, with at most two decimals.",
  "recipient-missing": "Please say who gets it.",
  "reference-missing": "Please enter the reference.",
  "approach-unknown": "Please choose an approach.",
  "block-unknown": "A proposal has no such part.",
  "company-name-missing": "Please say who it is for.",
  "nothing-to-agree-on": "Please give at least one milestone an amount.",
  "booking-changed": "The call was changed meanwhile. Please look at it again.",
  "booking-unknown": "There is no such call.",
  "calendar-address-malformed":
    "Please enter the address of a calendar, such as https://calendar.example/secret.ics.",
  "calendar-address-missing": "Please enter the address of the calendar.",
  "proposal-unknown": "There is no such proposal.",
  "text-missing": "Please write something here.",
  "title-missing": "Please give it a title.",
  "token-malformed": "This link is not valid.",
  "state-unknown": "Please say whether the call took place.",
  "trigger-unknown": "Please choose what makes it due.",
  "terms-malformed": "Please enter 0 to 60 days.",
  "vat-rate-unknown": "Please choose a rate.",
  "decision-unknown": "Accept the payment, or note its refund.",
  "deliverable-title-missing": "Please give it a title.",
  "deliverable-type-unknown": "Please choose a kind.",
  "email-taken": "This address already has an account.",
  "hash-malformed": "Please send a SHA-256 hash as 0x and 64 hex digits.",
  "item-unknown": "There is no such item.",
  "metric-count-malformed": "This must be a whole number, 0 or more.",
  "metric-count-too-large": "This is too large.",
  "metric-date-in-future": "The date lies in the future.",
  "metric-date-malformed": "The date must be a day, such as 2026-01-31.",
  "metric-score-malformed": "This must be a number with at most two decimals.",
  "metrics-file-empty": "The file is empty.",
  "metrics-without-date": "The first line must name the columns, one of them Date.",
  "metrics-without-figures": "There is a date, but no figure beside it.",
  "metrics-without-lines": "There are no figures below the headings.",
  "package-missing": "Please choose a package.",
  "package-unknown": "There is no such package.",
  "payment-id-invalid": "The payment has no valid id.",
  "payment-unknown": "There is no such payment.",
  "progress-malformed": "Please enter whole percents from 0 to 100, or nothing.",
  "project-priority-unknown": "Please choose a priority.",
  "project-title-missing": "Please give the project a title.",
  "reason-missing": "Please give a reason.",
  "role-unknown": "Please choose a role.",
  "subject-missing": "Please write a subject.",
} satisfies Record<Exclude<Plain, keyof typeof formSentences>, string>;

const detailed = {
  "text-not-text": (name) => `The ${nameText(name)} must be a text.`,
  "metric-date-before-start": (start) => `The date lies before the campaign’s start on ${start}.`,
  "metric-date-repeated": (line) => `this day stands on line ${line} already.`,
  "metrics-too-many": (most) => `At most ${formatCount(Number(most))} days fit one file.`,
  "metrics-unknown-column": (...name) => `There is no figure called “${name.join(":")}”.`,
} satisfies Record<Exclude<Told, keyof typeof formDetails>, (...details: string[]) => string>;

export const studioCodes = Object.keys({ ...sentences, ...detailed });

const ofAll = createDescriber({ ...formSentences, ...sentences }, { ...formDetails, ...detailed });
/** Of every fault there is. */
export const describeAnyFault = ofAll.describe;
export const describeAnyFaults = ofAll.describeAll;
