import { thankYouPath } from "../../domain/enquiry/enquiry-form.ts";
import { toBook } from "../book-address.ts";
import { brand } from "../brand.ts";
import { titleOf, type Page } from "../page.ts";

/** Where forms lead that were sent without JavaScript: neither to be found nor to be shared. */
export const thankYouPage: Page = {
  path: thankYouPath,
  label: "Thank you",
  title: titleOf("Thank you"),
  description: `Your message has reached ${brand.name}. A person answers it within 24 hours.`,
  keywords: ["message sent"],
  type: "website",
  isHiddenFromSearch: true,
  hasNoAddress: true,
  eyebrow: "Message sent",
  heading: "Thank you!",
  standfirst:
    "Your message is with the studio. A person reads it, and we'll get back to you within 24 hours.",
};

export const thankYouDetails = {
  more: "Something to add? Write to",
  links: [
    { to: toBook.path, label: toBook.open },
    { to: "/our-work", label: "View our work" },
    { to: "/", label: "Return to Home" },
  ],
} as const;
