import { brand } from "../brand.ts";
import type { LegalSection } from "../legal.ts";
import { titleOf, type Page } from "../page.ts";

export const termsPage: Page = {
  path: "/terms",
  label: "Terms",
  title: titleOf("Terms"),
  description: `The terms on which ${brand.legalName} offers this website, its subscription and its PR packages to businesses.`,
  keywords: ["terms", "conditions", "business terms"],
  type: "website",
  eyebrow: "Terms",
  heading: "The terms, in plain English.",
  standfirst:
    "They cover this website and what is sold on it. A project’s own written agreement comes first wherever the two differ.",
};

export const termsSections: readonly LegalSection[] = [
  {
    heading: "Who we are",
    paragraphs: [
      `This website belongs to ${brand.legalName}, registered in ${brand.registeredIn} under number ${brand.companyNumber}, registered office ${brand.registeredOffice}.`,
      "We sell to businesses, not to consumers.",
    ],
  },
  {
    heading: "Subscription",
    paragraphs: [
      "The subscription is charged monthly. You may pause it at any time and cancel it with 30 days’ notice. Revisions are unlimited, and projects start within 12 hours of their brief.",
    ],
  },
  {
    heading: "PR packages",
    paragraphs: [
      "Each package has a fixed price in pounds. When you pay in ETH, the amount is quoted at the time and holds for 15 minutes. Bitcoin is accepted by invoice.",
      "Verification shows that content existed by a date and was published by this studio. It does not show that the content is true.",
    ],
  },
  {
    heading: "Prices",
    paragraphs: ["All prices exclude VAT."],
  },
  {
    heading: "This website",
    paragraphs: [
      "Its words, pictures and films are ours or our clients'. Link to them freely; ask before you republish them.",
      "These terms are governed by the law of England and Wales.",
    ],
  },
];
