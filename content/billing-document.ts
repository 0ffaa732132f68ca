import type {
  BankDetails,
  DocumentContent,
  DocumentKind,
  PricedContent,
  ReceiptContent,
} from "../domain/billing/document.ts";
import { brand } from "./brand.ts";
import { formatLongDay } from "./dates.ts";
import { formatToThePenny } from "./money.ts";
import { lazily } from "../domain/lazily.ts";

/** What each kind is called at its head, in the name of its file and in sentences about it. */
export const documentTitles: Record<DocumentKind, string> = {
  invoice: "Invoice",
  credit_note: "Credit note",
  proforma: "Proforma",
  receipt: "Receipt",
};

export const documentLabels = {
  number: "Number",
  issued: "Date of issue",
  taxPoint: "Tax point",
  due: "Payment due",
  order: "Your order",
  buyerCompany: "Your company number",
  buyerVat: "Your VAT number",
  credits: "Credits invoice",
  creditsOf: "of",
  reason: "Reason",
  received: "Received",
  description: "Description",
  quantity: "Quantity",
  unitPrice: "Unit price",
  vatRate: "VAT",
  amount: "Net",
  amountPlain: "Amount",
  discount: (pence: number) => `Less a discount of ${formatToThePenny(pence)}`,
  lines: "What it is for",
  net: "Net total",
  vat: "VAT",
  vatNone: "VAT (reverse charge)",
  rate: "VAT rate",
  netOfRate: "Net in sterling",
  vatOfRate: "VAT in sterling",
  note: "Note",
  pay: "How to pay",
  bank: {
    account_name: "Account name",
    sort_code: "Sort code",
    account_number: "Account number",
    iban: "IBAN",
    bic: "BIC",
    reference: "Reference",
  },
  payment: "How it was paid",
  means: "Means",
  payer: "Paid by",
  reference: "Reference",
  ether: "Amount in ETH",
  price: "Price of 1 ETH",
  settles: "What it settles",
  invoice: "Invoice",
  settled: "Amount",
  credit: "Kept as credit on your account",
} as const;

export const documentTotals: Record<DocumentKind, string> = {
  invoice: "Total due",
  credit_note: "Total credited",
  proforma: "Total to pay",
  receipt: "Total received",
};

/** What the last of its sums is: one that was paid before it was written asks for nothing. */
export function nameTotal(content: DocumentContent): string {
  return content.kind === "invoice" && content.paid_on
    ? "Total, paid"
    : documentTotals[content.kind];
}

const means: Record<ReceiptContent["payment"]["source"], (chain: string) => string> = {
  bank: () => "Bank transfer",
  eth: (chain) => `ETH, ${chain}`,
};

export function nameMeans({ source, ether }: ReceiptContent["payment"]): string {
  return means[source](ether?.chain ?? "Ethereum");
}

/** Said of a document whose seller has a VAT number. */
const withVat: Partial<Record<DocumentKind, string>> = {
  proforma: "This is not a VAT invoice. One follows when you have paid.",
  receipt: "This is not a VAT invoice.",
};
/** Without one, nothing on paper speaks of VAT. */
const withoutVat: Partial<Record<DocumentKind, string>> = {
  proforma: "This is not an invoice. One follows when you have paid.",
  receipt: "This is a receipt, not an invoice.",
};

export function describeStanding({ kind, seller }: DocumentContent): string | null {
  return nameStanding(kind, seller.vat_number);
}

/** The same for a mail: of any document of that kind. */
export function nameStanding(kind: DocumentKind, vatNumber: string | null): string | null {
  return (vatNumber ? withVat : withoutVat)[kind] ?? null;
}

export const reverseCharge =
  "Outside the scope of UK VAT; reverse charge: the customer accounts for the VAT.";

export const howToPay = {
  invoice: (total: number, due: string) =>
    `Please pay ${formatToThePenny(total)} by ${formatLongDay(due)}.`,
  proforma: (total: number, due: string) =>
    `To go ahead, please pay ${formatToThePenny(total)} by ${formatLongDay(due)}.`,
  paid: (day: string) => `Paid in ETH on ${formatLongDay(day)}. Nothing is left to pay.`,
  reference: (number: string) =>
    `By bank transfer, with ${number} as the reference, so that it finds its way.`,
  online: `Or in ETH, from Billing in your account: ${brand.origin.replace(/^https?:\/\//, "")}/dashboard/billing`,
  /** In the place of both, where no account stands on it. */
  ask: (email: string) => `Write to ${email} for where to pay it to.`,
  onlineOnly: `In ETH, from Billing in your account: ${brand.origin.replace(/^https?:\/\//, "")}/dashboard/billing`,
} as const;

export const describeCredit = (number: string) =>
  `It is taken off what is open of invoice ${number}; if that is paid already, it is credit on your account.`;

/** At the foot of every page, as company and VAT law want it. */
export function describeSeller({ seller }: Pick<DocumentContent, "seller">): string[] {
  const { name, registered_in, company_number, registered_office, vat_number, email } = seller;
  return [
    `${name} · Registered in ${registered_in}, company number ${company_number}`,
    `Registered office: ${registered_office}`,
    [email, ...(vat_number === null ? [] : [`VAT number ${vat_number}`])].join(" · "),
  ];
}

type LabelledFact = { label: string; value: string };

/** What stands beside the address, after the number: dates, and what the other side knows it by. */
export function listDocumentFacts(content: DocumentContent): LabelledFact[] {
  return [
    labelDay(documentLabels.issued, content.issued_on),
    ...listOwnFacts(content),
    ...listBuyerFacts(content),
  ];
}

function labelDay(label: string, value: string): LabelledFact {
  return { label, value: formatLongDay(value) };
}

function listOwnFacts(content: DocumentContent): LabelledFact[] {
  if (content.kind === "receipt")
    return [labelDay(documentLabels.received, content.payment.received_on)];
  const { order_reference, seller, tax_point } = content;
  return [
    // It says when VAT fell due, and nothing to anybody else.
    ...(seller.vat_number === null ? [] : [labelDay(documentLabels.taxPoint, tax_point)]),
    ...(content.kind === "credit_note" ? [] : [labelDay(documentLabels.due, content.due_on)]),
    ...(order_reference === null ? [] : [{ label: documentLabels.order, value: order_reference }]),
  ];
}

function listBuyerFacts({ buyer, seller }: DocumentContent): LabelledFact[] {
  const { company_number, vat_number } = buyer;
  return [
    ...(company_number === null
      ? []
      : [{ label: documentLabels.buyerCompany, value: company_number }]),
    ...(vat_number === null || seller.vat_number === null
      ? []
      : [{ label: documentLabels.buyerVat, value: vat_number }]),
  ];
}

/** Which invoice a credit note takes back. */
export function describeOriginal({ number, issued_on }: { number: string; issued_on: string }) {
  return `${documentLabels.credits} ${number} ${documentLabels.creditsOf} ${formatLongDay(issued_on)}.`;
}

export function numberPage(page: number, pages: number): string {
  return `Page ${page} of ${pages}`;
}

export function titleDocument({ kind, number }: Pick<DocumentContent, "kind" | "number">): string {
  return `${documentTitles[kind]} ${number}`;
}

/** In groups of four, as it is typed in. */
function formatIban(iban: string): string {
  return iban.replace(/\s/g, "").replace(/.{4}(?=.)/g, "$& ");
}

/** In hundredths of a percent. */
export function formatRate(rate: number): string {
  return `${rate / 100}%`;
}

const quantities = lazily(() => new Intl.NumberFormat("en-GB", { maximumFractionDigits: 2 }));

/** In hundredths, so that half a day is 50. */
export function formatQuantity(hundredths: number): string {
  return quantities().format(hundredths / 100);
}

const countries = lazily(() => new Intl.DisplayNames("en-GB", { type: "region" }));

/** Null for the country that the letter is posted in; a code that nobody knows stays as it is. */
export function nameCountry(code: string): string | null {
  if (code === "GB" || code === "") return null;
  return /^[A-Z]{2}$/.test(code) ? (countries().of(code) ?? code) : code;
}

export const paperWords = {
  to: "To",
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  draft: "Draft",
  draftNote: "A draft: it has no number, and nothing is owed for it.",
} as const;

type Payable = Exclude<PricedContent, { kind: "credit_note" }>;

/** Nothing is owed for a proforma, so there is nothing to settle in ETH: only a bank takes money for it. */
export function listWaysToPay({
  kind,
  number,
  seller,
}: Pick<Payable, "kind" | "number" | "seller">): string[] {
  if (seller.bank === null)
    return [kind === "invoice" ? howToPay.onlineOnly : howToPay.ask(seller.email)];
  return [howToPay.reference(number), ...(kind === "invoice" ? [howToPay.online] : [])];
}

/** The account to pay to, as the bank writes it. */
export function listBankFacts(
  bank: BankDetails,
  number: string,
): { label: string; value: string }[] {
  const fields = ["account_name", "sort_code", "account_number", "iban", "bic"] as const;
  return [
    ...fields
      .filter((field) => bank[field] !== "")
      .map((field) => ({
        label: documentLabels.bank[field],
        value: field === "iban" ? formatIban(bank.iban) : bank[field],
      })),
    { label: documentLabels.bank.reference, value: number },
  ];
}
