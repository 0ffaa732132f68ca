import { receiptsPath } from "../addresses.ts";
import { brand } from "../brand.ts";
import { titleOf, type Page } from "../page.ts";

/** Reached from a payment alone; what it shows depends on who asks, and from which browser. */
export const receiptPage: Page = {
  path: receiptsPath,
  label: "Receipt",
  title: titleOf("Receipt"),
  description: `The receipt for a payment to ${brand.name}, to print or to keep.`,
  keywords: ["receipt"],
  type: "website",
  isHiddenFromSearch: true,
  hasNoAddress: true,
  eyebrow: "Paid in ETH",
  heading: "Receipt",
  standfirst: "Your receipt is being fetched.",
};

export const receiptWords = {
  loading: "Fetching your receipt…",
  seller: [
    brand.legalName,
    brand.registeredOffice,
    `Registered in ${brand.registeredIn}, company number ${brand.companyNumber}`,
    ...(brand.vatNumber ? [`VAT number ${brand.vatNumber}`] : []),
    brand.email,
  ],
  number: "Receipt number",
  paidOn: "Paid on",
  what: "For",
  perCampaign: "one campaign",
  net: "Net",
  vat: "VAT",
  total: "Total",
  price: "Price",
  payer: "Payer",
  company: "Company",
  campaign: "Campaign",
  asked: "Asked for",
  received: "Received",
  from: "Paid from",
  to: "Paid to",
  network: "Network",
  transaction: "Transaction",
  noVat: `No VAT is charged: ${brand.legalName} is not registered for VAT.`,
  withVat: "This page is not a VAT invoice. Its invoice is.",
  print: "Print",
  pdf: { invoice: "Invoice as PDF", receipt: "Receipt as PDF" },
  pdfFailed: "The PDF could not be downloaded",
  see: "See the transaction",
  unnamed: {
    heading: "Which receipt?",
    text: "This address shows the receipt of one payment, and names none. Open it from where the payment is: the mail that confirmed it, its campaign in your client area, or the browser you paid from.",
    campaigns: { to: "/dashboard?tab=pr-campaigns", label: "Go to your campaigns" },
    packages: { to: "/pricing", label: "See the PR packages" },
  },
  none: {
    heading: "There is no receipt here.",
    text: "A receipt can be seen by the client who is signed in, and in the browser that paid. A payment has one once it is confirmed.",
    signIn: { to: "/auth", label: "Go to the Client Area" },
  },
  failed: {
    heading: "The receipt could not be fetched.",
    retry: "Try again",
  },
} as const;
