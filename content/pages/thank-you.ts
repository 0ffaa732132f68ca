import { thankYouPath } from "../../domain/enquiry/enquiry-form.ts";
import { titleOf, type Page } from "../page.ts";

/** Where forms lead that were sent without JavaScript. */
export const thankYouPage: Page = {
  path: thankYouPath,
  label: "Thank you",
  title: titleOf("Thank you"),
  description: "Your message has reached the studio. A person answers it within 24 hours.",
  keywords: ["thank you"],
  type: "website",
  isHiddenFromSearch: true,
  hasNoAddress: true,
  eyebrow: "Message sent",
  heading: "Thank you!",
  standfirst:
    "Your message has reached the studio. We'll get back to you within 24 hours to discuss your project.",
};

export const thankYouLinks = [
  { to: "/our-work", label: "View our work" },
  { to: "/our-process", label: "How we work" },
  { to: "/", label: "Return to Home" },
] as const;
