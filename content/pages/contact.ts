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
  note: "Say who you are, what you sell, and when it has to be seen. If there is a script, a deck or a link, put it in the message.",
  noProject: "Not sure yet",
  messageHint: "What should people feel?",
  send: "Send message",
  promise: "A person reads it, and answers within 24 hours.",
  privacy: { before: "What happens to what you write:", to: "/privacy", label: "privacy" },
} as const;

export const contactDetails = {
  heading: "Contact details",
  subject: "Start Your Project",
  items: [
    { term: "Location", detail: brand.location },
    { term: "Response", detail: "Within 24 hours" },
  ],
  email: "Studio email",
  registration: {
    term: "Registered",
    detail: `${brand.legalName}, company number ${brand.companyNumber}, registered in ${brand.registeredIn}. Registered office: ${brand.registeredOffice}.`,
  },
} as const;

export const whatToExpect = {
  heading: "What to Expect",
  steps: [
    {
      title: "An answer",
      text: "A reply from a person within 24 hours, not a sequence of automated mails.",
    },
    {
      title: "A conversation",
      text: "About the story: who it is for, and what should change once they have seen it.",
    },
    {
      title: "A proposal",
      text: "In writing, with the approach, Full AI, Hybrid or Human-only, and its price.",
    },
    {
      title: "A start",
      text: "On the subscription, work that begins within 12 hours of your yes.",
    },
  ],
} as const;
