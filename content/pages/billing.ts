import { brand } from "../brand.ts";
import { titleOf, type Page } from "../page.ts";
import { billingPath } from "../portal-address.ts";

/** Reached from the client area alone: it shows each company its own documents. */
export const billingPage: Page = {
  path: billingPath,
  label: "Billing",
  title: titleOf("Billing"),
  description: `Invoices, receipts and payments of your company with ${brand.name}, to read, pay and download.`,
  keywords: ["invoices", "receipts"],
  type: "website",
  isHiddenFromSearch: true,
  hasNoAddress: true,
  eyebrow: "Client Area",
  heading: "Billing",
  standfirst: "What we have charged, what you have paid, and what is open.",
};
