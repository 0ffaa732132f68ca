import { titleOf, type Page } from "../page.ts";

export const servicesPage: Page = {
  path: "/services",
  label: "Services",
  title: titleOf("Services"),
  description:
    "AI marketing consultancy, cinematic ads, social media, film production and blockchain-verified PR, planned and made by one team in London.",
  keywords: [
    "AI marketing consultancy",
    "cinematic ad creation",
    "social media content",
    "film production",
    "blockchain-verified PR",
  ],
  type: "website",
  eyebrow: "Services",
  heading: "Five ways to\u00a0be remembered.",
  standfirst:
    "Strategy, advertising, social, film and PR from one team, so that a campaign reads as a single story. Four share one subscription. PR can be bought on its own.",
};

/** The words around each service's own. */
export const serviceWords = {
  index: "The five services",
  deliverables: "What you get",
  from: "From",
  per: "per",
  seenIn: "Seen in",
  excludesVat: "excluding VAT",
} as const;

export const servicesCall = {
  heading: "Describe the problem. We will name the service.",
  link: { to: "/contact", label: "Book a consultation" },
} as const;
