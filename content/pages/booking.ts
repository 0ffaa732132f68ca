import { brand } from "../brand.ts";
import { titleOf, type Page } from "../page.ts";

/** Reached from a mail or after booking: what it shows depends on the token behind its address. */
export const bookingPage: Page = {
  path: "/booking",
  label: "Your call",
  title: titleOf("Your call"),
  description: `Your call with ${brand.name}: when it is, and how to move or cancel it.`,
  keywords: ["call"],
  type: "website",
  isHiddenFromSearch: true,
  hasNoAddress: true,
  eyebrow: "Your call",
  heading: "Your call",
  standfirst: "Your call is being opened.",
};
