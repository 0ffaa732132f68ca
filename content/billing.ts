import type { BankDetails } from "../domain/billing/document.ts";
import type { Standing } from "../domain/billing/find-standing.ts";
import type { DocumentKind } from "../domain/billing/document.ts";
import { documentLabels } from "./billing-document.ts";
import { formatDay } from "./dates.ts";
import { formatToThePenny } from "./money.ts";
import { lazily } from "../domain/lazily.ts";

/** The client's page of documents. */
export const billingWords = {
  heading: "Billing",
  back: "Back to the dashboard",
  all: "All documents",
  figures: "Where you stand",
  balance: "To pay",
  inCredit: "In your favour",
  overdue: "Overdue",
  credit: "Your credit",
  nextDue: "Next due",
  nothingDue: "Nothing",
  /** Below the figures, where credit is taken off already. */
  creditNote: (credit: string) =>
    `${credit} that you have paid is not used yet, and is taken off already. The studio uses it for what comes next.`,
  documents: "Documents",
  show: "Show",
  everything: "All documents",
  kinds: {
    invoice: "Invoices",
    credit_note: "Credit notes",
    proforma: "Proformas",
    receipt: "Receipts",
  } satisfies Record<DocumentKind, string>,
  csv: "Download all as CSV",
  csvFailed: "The list could not be downloaded",
  empty: {
    heading: "Nothing to pay, and nothing to file.",
    text: "When the studio issues an invoice, it stands here at once: to read, to pay by bank or in ETH, and to download. Its receipt follows as soon as your money has arrived.",
    hint: "Say below whom we should charge, and the first one is right.",
  },
  noneOfKind: "None of these yet.",
  columns: {
    number: "Number",
    issued: "Issued",
    due: "Due",
    total: "Total",
    open: "Open",
    state: "State",
  },
  loading: "The document is being read",
  failed: "The document could not be read.",
  paymentsFailed: "What has been paid could not be read.",
  gone: {
    heading: "There is no such document",
    text: "It may belong to another of your companies, or its address is not whole.",
  },
  tryAgain: "Try Again",
} as const;

const dueDay = lazily(
  () =>
    new Intl.DateTimeFormat("en-GB", {
      day: "numeric",
      month: "short",
      timeZone: "UTC",
    }),
);

/** Without its year, which is this one or the next: it is set large. */
export function formatDueDay(day: string | undefined): string {
  return day === undefined ? billingWords.nothingDue : dueDay().format(Date.parse(day));
}

/** How a document stands, in a word or two. */
export const standingWords: Record<Standing, string> = {
  issued: "Issued",
  disputed: "In dispute",
  overdue: "Overdue",
  part_paid: "Part paid",
  open: "Open",
  credited: "Credited",
  written_off: "Closed",
  paid: "Paid",
};

type Stood = { standing: Standing; due_on: string | null; open: number; paid: number };

/** The same in a sentence, for the document itself. */
export function describeStood({ standing, due_on, open, paid }: Stood): string {
  const due = due_on === null ? "" : formatDay(due_on);
  switch (standing) {
    case "open":
      return `${formatToThePenny(open)} to pay by ${due}.`;
    case "part_paid":
      return `${formatToThePenny(paid)} has arrived. ${formatToThePenny(open)} is left, to pay by ${due}.`;
    case "overdue":
      return `${formatToThePenny(open)} was due on ${due}.`;
    case "disputed":
      return `${formatToThePenny(open)} is open. The studio is looking at what you said about it; until then it can wait.`;
    case "paid":
      return "Paid in full. Thank you.";
    case "credited":
      return "Taken back by a credit note. Nothing is to be paid.";
    case "written_off":
      return "Closed by the studio. Nothing is to be paid.";
    case "issued":
      return "";
    default:
      return standing satisfies never;
  }
}

export const documentWords = {
  reversed: (day: string) =>
    `This payment was reversed on ${day}: it settles nothing any more. The receipt stays as it was issued.`,
  pdf: "Download PDF",
  pdfFailed: "The PDF could not be downloaded",
  print: "Print",
  soFar: "So far",
  total: "Total",
  left: "Left to pay",
  payment: { bank: "Bank transfer", eth: "ETH" },
  credit: (number: string) => `Credit note ${number}`,
  writtenOff: "Closed by the studio",
  of: (day: string) => `on ${day}`,
  settledBy: "Settled by",
  invoice: (number: string) => `Invoice ${number}`,
} as const;

export const payWords = {
  heading: "Pay",
  amount: "How much",
  amountHint: (open: string) => `All that is open is ${open}. A part is fine, too.`,
  amountWrong: (open: string) => `Please enter a sum in pounds, up to ${open}.`,
  all: "All of it",
  bank: "By bank transfer",
  bankNote: (number: string) =>
    `Please give ${number} as the reference, so that it finds its way. The studio enters what arrives within a working day, and the receipt follows.`,
  amountLine: "Amount",
  copy: (label: string) => `Copy: ${label}`,
  code: "These details as text, for a phone",
  eth: "In ETH",
  ethNote:
    "Quoted at today’s price for 15 minutes, with up to 0.001 ETH more by which we tell your payment from others. It shows here as soon as the network has it.",
  ethName: (number: string) => `Invoice ${number}`,
  /** In the place of all that, for those whose role does not pay. */
  others: (people: readonly string[]) => {
    const names = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(people);
    return people.length > 0
      ? `${names} can pay this for your company.`
      : "An approver or owner of your company can pay this.";
  },
} as const;

/** What is copied, in the order in which banks ask for it. */
export function listBankLines(
  bank: BankDetails,
  reference: string,
): { label: string; value: string }[] {
  const labels = documentLabels.bank;
  return [
    { label: labels.account_name, value: bank.account_name },
    { label: labels.sort_code, value: bank.sort_code },
    { label: labels.account_number, value: bank.account_number },
    { label: labels.iban, value: bank.iban },
    { label: labels.bic, value: bank.bic },
    { label: labels.reference, value: reference },
  ].filter(({ value }) => value !== "");
}

/** As a phone's camera reads it. */
export function writeBankText(lines: ReturnType<typeof listBankLines>, pence: number): string {
  const all = [...lines, { label: payWords.amountLine, value: `GBP ${(pence / 100).toFixed(2)}` }];
  return all.map(({ label, value }) => `${label}: ${value}`).join("\n");
}

export const billingDetailWords = {
  heading: "Whom we charge",
  text: "Stands on your invoices from the next one on. What was issued stays as it is.",
  legal_name: "Legal name",
  address: "Address",
  addressHint: "A line each, with the postcode last and without the country.",
  country: "Country",
  vat_number: "VAT number",
  company_number: "Company number",
  email: "E-mail for invoices",
  emailHint: "Optional. Documents go there, and to whoever chose to be told.",
  vatHint: "Optional, such as GB123456789.",
  optional: "Optional.",
  save: "Save",
  saved: "Saved. The next invoice has it.",
  readOnly: "Approvers and owners change this.",
  none: "Nobody has entered this yet.",
  notRead: "Whom we charge could not be read.",
  reading: "Whom we charge is being read",
} as const;

const countries = lazily(
  () => new Intl.DisplayNames("en-GB", { type: "region", fallback: "code" }),
);

export function nameAnyCountry(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countries().of(code) ?? code) : code;
}
