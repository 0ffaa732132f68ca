import type { Fault, Faults } from "../domain/field/fault.ts";
import { formatCount } from "./figures.ts";

type Sentences = Partial<Record<Exclude<Fault, `${string}:${string}`>, string>>;
type Detailed = Partial<
  Record<CodeOf<Extract<Fault, `${string}:${string}`>>, (...details: string[]) => string>
>;
type CodeOf<Each extends string> = Each extends `${infer Code}:${string}` ? Code : never;

/** What visitors and clients can get wrong in a form; the rest is in `studio-validation.ts`, which they need not load. */
export const formSentences = {
  "account-email-missing": "Please enter an email address.",
  "address-missing": "Please enter the address.",
  "address-too-many-lines": "Please keep the address to seven lines.",
  "audience-missing": "Please say who it is for.",
  "budget-malformed": "Please enter the budget in pounds, such as 1,500 or 1500.50.",
  "budget-too-large": "This budget is too large.",
  "call-kind-unknown": "Please choose one of the kinds of call.",
  "campaign-ends-before-start": "The campaign cannot end before it starts.",
  "campaign-title-missing": "Please give the campaign a title.",
  "campaign-type-unknown": "Please choose one of the campaign types.",
  "code-malformed": "Please enter the six digits of the code.",
  "consent-missing": "Please agree to it, or ask the studio first.",
  "country-unknown": "Please choose a country.",
  "date-malformed": "Please enter a date as day, month and year.",
  "email-invalid": "Please enter a valid email address.",
  "email-missing": "Please enter your email address.",
  "email-too-long": "This email address is too long.",
  "enquiry-project-unknown": "Please choose one of the projects in the list.",
  "eth-address-malformed": "An ETH address is 0x followed by 40 digits from 0 to 9 and a to f.",
  "eth-address-missing": "Please enter your ETH wallet address",
  "eth-address-mistyped":
    "This address has a typing error: its capital letters do not fit. Please copy it again.",
  "key-messages-too-long": "These key messages are too long to keep. Please shorten them.",
  "legal-name-missing": "Please enter the name that invoices are made out to.",
  "may-bind-missing": "Please confirm that you may sign for your company.",
  "message-missing": "Please write a message.",
  "name-missing": "Please enter your name.",
  "phone-malformed": "Please enter a phone number, such as +44 20 7946 0000.",
  "role-missing": "Please enter your role.",
  "story-missing": "Please say what the story must do.",
  "start-malformed": "This is no time that can be booked. Please choose one from the list.",
  "start-missing": "Please choose a time.",
  "transaction-hash-malformed":
    "A transaction hash is 0x followed by 64 digits from 0 to 9 and a to f.",
  "transaction-hash-missing": "Please enter the transaction hash",
  "vat-number-malformed":
    "This is no VAT number of that country. It is letters and digits, such as GB123456789.",
  "vat-number-needed": "A business outside the United Kingdom needs its VAT number here.",
  "website-malformed": "Please enter a web address, such as https://studio.example.",
} satisfies Sentences;

/** The same where a figure or a name comes with it. */
export const formDetails = {
  "key-messages-too-many": (most) => `Please keep to ${most} key messages.`,
  "text-many-lines": (name) => `Please write the ${nameText(name)} on one line.`,
  "text-unprintable": (letters) =>
    `Our PDFs have no letters for ${letters}. Please write it without them, or in Latin letters.`,
  "text-too-long": (name, most) =>
    `Please keep the ${nameText(name)} under ${formatCount(Number(most))} characters.`,
} satisfies Detailed;

/** In words for whoever has to put it right. What has no code of ours is said as it came. */
export function createDescriber(sentences: Sentences, detailed: Detailed) {
  const plainWords = new Map<string, string>(Object.entries(sentences));
  const detailedWords = new Map<string, (...details: string[]) => string>(Object.entries(detailed));

  function describe(fault: string): string {
    const [code = "", ...details] = fault.split(":");
    return plainWords.get(fault) ?? detailedWords.get(code)?.(...details) ?? fault;
  }
  return {
    describe,
    describeAll: (faults: Faults): Record<string, string> =>
      Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, describe(fault)])),
  };
}

const ofForms = createDescriber(formSentences, formDetails);
export const describeFault = ofForms.describe;
export const describeFaults = ofForms.describeAll;

export function nameText(name: string): string {
  return name.replaceAll("-", " ");
}
