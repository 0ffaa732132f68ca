import { brand } from "../brand.ts";
import type { LegalSection } from "../legal.ts";
import { titleOf, type Page } from "../page.ts";

export const privacyPage: Page = {
  path: "/privacy",
  label: "Privacy",
  title: titleOf("Privacy"),
  description: `What ${brand.name} keeps about visitors and clients, why, for how long, and how to have it corrected or deleted.`,
  keywords: ["privacy", "data protection", "UK GDPR", "retention"],
  type: "website",
  eyebrow: "Privacy",
  heading: "What we keep, and for how long.",
  standfirst:
    "We keep what you send us in order to answer you, and delete it when its time is up. No advertising networks, no tracking across other sites.",
};

export const privacySections: readonly LegalSection[] = [
  {
    heading: "Who is responsible",
    paragraphs: [
      `${brand.legalName}, registered in ${brand.registeredIn} under number ${brand.companyNumber}, ${brand.registeredOffice}. Write to ${brand.email} about anything on this page.`,
    ],
  },
  {
    heading: "How long it is kept",
    paragraphs: ["Deletion is automatic once the time has passed."],
    table: {
      caption: "Retention of personal data",
      head: ["What", "Kept for"],
      rows: [
        ["Enquiries and leads", "24 months"],
        ["Chats without a lead", "90 days"],
        ["Copies of e-mail we sent", "30 days"],
        ["Payments", "6 years"],
        ["Network addresses, only as keyed hashes", "24 hours"],
        ["Deleted accounts", "anonymised after 30 days"],
      ],
    },
  },
  {
    heading: "What cannot be erased",
    paragraphs: [
      "When a campaign is verified, a fingerprint of its content is written to a public blockchain. The fingerprint cannot be erased. The content cannot be read back from it.",
    ],
  },
  {
    heading: "Your rights",
    paragraphs: [
      `You may see, correct, move, restrict or delete what we hold about you, and object to its use. Write to ${brand.email}; we answer within one month. You may also complain to the Information Commissioner’s Office.`,
    ],
  },
];
