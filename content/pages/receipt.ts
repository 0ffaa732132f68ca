import { brand } from "../brand.ts";
import { titleOf, type Page } from "../page.ts";

export const receiptPage: Page = {
  path: "/receipt",
  label: "Receipt",
  title: titleOf("Receipt"),
  description: `The receipt for a payment to ${brand.name}, to print or to keep.`,
  keywords: ["receipt"],
  type: "website",
  isHiddenFromSearch: true,
  hasNoAddress: true,
  eyebrow: "Receipt",
  heading: "Receipt",
  standfirst: "For a PR package, paid in ETH.",
};

export function receiptPath(paymentId: string): string {
  return `${receiptPage.path}?payment=${encodeURIComponent(paymentId)}`;
}
