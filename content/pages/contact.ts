import { brand } from "../brand.ts";
import { titleOf, type Page } from "../page.ts";

export const contactPage: Page = {
  path: "/contact",
  label: "Contact",
  title: titleOf("Contact"),
  description: `Start your project with ${brand.name}. Write to the studio in ${brand.location} and hear back from a person within 24 hours.`,
  keywords: ["contact", "start a project", "book a consultation", "AI agency London"],
  type: "website",
  kind: "ContactPage",
  eyebrow: "Contact",
  heading: "What should people feel?",
  standfirst:
    "Begin there. The format, the length and the budget are easier once we know. A few plain sentences are enough.",
};

export const startProject = {
  heading: "Start Your Project",
  subject: "Start Your Project",
  note: "Say who you are, what you sell, and when it has to be seen. If there is a script, a deck or a link, send that too.",
} as const;

export const contactDetails = {
  heading: "Contact details",
  items: [
    { term: "Location", detail: brand.location },
    { term: "Response", detail: "Within 24 hours" },
  ],
} as const;

export const whatToExpect = {
  heading: "What to Expect",
  steps: [
    "A reply from a person within 24 hours, not a sequence of automated mails.",
    "A conversation about the story: who it is for, and what should change once they have seen it.",
    "A written proposal with the approach, Full AI, Hybrid or Human-only, and its price.",
    "On the subscription, work that begins within 12 hours of your yes.",
  ],
} as const;
