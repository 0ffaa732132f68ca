import type { Fact } from "../../domain/assistant/fact.ts";
import { brand } from "../brand.ts";
import { accessibilityPage, accessibilitySections } from "../pages/accessibility.ts";
import { cookiesPage, cookiesSections } from "../pages/cookies.ts";
import { privacyPage, privacySections } from "../pages/privacy.ts";
import { termsPage, termsSections } from "../pages/terms.ts";
import type { LegalSection } from "../legal.ts";
import type { Page } from "../page.ts";
import { retention } from "../retention.ts";

const privacy = { title: "Privacy", href: "/privacy" };
const kept = { title: "Privacy: how long it is kept", href: "/privacy#retention" };
const verify = { title: "Verify a campaign", href: "/verify" };

const retentionCues = new Map<string, readonly string[]>(
  Object.entries({
    "Enquiries and leads": [
      "how long do you keep my enquiry",
      "how long are leads and messages kept",
    ],
    "Chats without a lead": [
      "how long do you keep chat transcripts",
      "is this chat stored",
      "do you save this conversation",
      "how long is this chat kept",
    ],
    Payments: ["how long are payments kept", "how long do you keep payment records"],
    "Deleted accounts": [
      "what happens when I delete my account",
      "how long are deleted accounts kept",
    ],
    "Network addresses, only as keyed hashes": [
      "do you store my ip address",
      "how long is my ip address kept",
    ],
  }),
);

function keptFor(what: string): string {
  return retention.find((each) => each.what === what)?.kept ?? "";
}

const retentionFacts = retention.flatMap(({ what, kept: time }): Fact[] => {
  const cues = retentionCues.get(what);
  if (!cues) return [];
  const verb = time.startsWith("anonymised") ? "are" : "are kept for";
  return [
    {
      id: `kept-${what}`,
      aspect: "retention",
      cues,
      answer: `${what.replace(/, (.*)$/, " ($1)")} ${verb} ${time}.`,
      source: kept,
    },
  ];
});

const written: readonly Fact[] = [
  {
    id: "retention",
    aspect: "retention",
    cues: [
      "what happens to my data after I chat with you",
      "how long are my details on file",
      "how long do you keep my data",
      "how long is personal data stored",
      "data retention",
      "when is my data deleted",
    ],
    answer: `Enquiries and leads are kept for ${keptFor("Enquiries and leads")}, chats without a lead for ${keptFor("Chats without a lead")}, payments for ${keptFor("Payments")}. Deletion is automatic.`,
    source: kept,
  },
  {
    id: "erasure",
    aspect: "erasure",
    cues: [
      "how do I get my personal data removed",
      "take my details off your system",
      "how can I have my data deleted",
      "can you delete my data",
      "how do I delete my account",
      "right to be forgotten",
      "how do I see what data you hold about me",
      "correct my data",
      "gdpr request",
    ],
    answer: `Clients can export their data and delete their account in the client area. Everyone else writes to ${brand.email}; it costs nothing, and the answer comes within one month.`,
    source: { title: "Privacy: your rights", href: "/privacy#rights" },
  },
  {
    id: "sharing",
    aspect: "sharing",
    cues: [
      "do you sell my data",
      "do you share my data with anyone",
      "who else gets my personal information",
      "third parties",
      "is my data safe with you",
      "gdpr compliant",
      "privacy policy",
    ],
    answer:
      "No data is sold, and none is shared for advertising. What is kept, why and for how long is on the privacy page.",
    source: privacy,
  },
  {
    id: "tracking",
    aspect: "tracking",
    cues: [
      "do you use tracking cookies",
      "what cookies do you use",
      "do you use google analytics",
      "do you track visitors",
      "advertising cookies",
      "cookie policy",
    ],
    answer:
      "No advertising cookies and no analytics. The cookies page lists everything stored in your browser, by name.",
    source: { title: "Cookies", href: "/cookies" },
  },
  {
    id: "ownership",
    aspect: "ownership",
    cues: [
      "do I own the rights afterwards",
      "will the finished film belong to us",
      "can we keep using it",
      "who holds the rights in the pictures",
      "usage rights of the work you make for us",
      "who owns the finished work",
      "do I own the film",
      "who has the copyright",
      "do we get the rights",
      "intellectual property of what you make",
      "can I use the film forever",
      "can we show the film on tv and in cinemas",
      "who owns the copyright to ai generated parts",
      "do I own what the AI generates",
    ],
    answer:
      "You do. Once it is paid for, the finished work is yours, for every medium and without limit of time. Licensed music, typefaces and footage keep their own licences; working files stay with the studio.",
    source: { title: "Terms: who owns the work", href: "/terms#rights" },
  },
  {
    id: "law",
    aspect: "law",
    cues: [
      "what law governs your terms",
      "which law applies",
      "which courts have jurisdiction",
      "what law are your terms under",
    ],
    answer: "The terms are governed by the law of England and Wales.",
    source: { title: "Terms", href: "/terms#law" },
  },
  {
    id: "confidentiality",
    aspect: "confidentiality",
    cues: [
      "do you sign an NDA",
      "is what I tell you confidential",
      "confidentiality",
      "will you keep our secrets",
      "non disclosure",
    ],
    answer:
      "Yes, the terms cover it: each side keeps to itself what it was told in confidence, during the work and for three years after.",
    source: { title: "Terms: confidence", href: "/terms#confidence" },
  },
  {
    id: "businesses",
    aspect: "businesses",
    cues: [
      "do you work for private individuals",
      "can a consumer buy from you",
      "is it only for businesses",
      "I am a private person",
    ],
    answer: "The studio sells to businesses, not to consumers.",
    source: { title: "Terms", href: "/terms#parties" },
  },
  {
    id: "refund",
    aspect: "refund",
    cues: [
      "can I get a refund",
      "do you give my money back",
      "money back if you cannot begin",
      "refund policy",
    ],
    answer:
      "If a paid campaign cannot begin, you get all of it back; if the studio stops after work has begun, it returns the part not yet done. The terms have the details.",
    source: { title: "Terms", href: "/terms#eth" },
  },
  {
    id: "ai-labels",
    aspect: "ai-labels",
    cues: [
      "are the films labelled as AI",
      "do you tell us which parts are generated by AI",
      "will I know what was made by ai",
      "is ai content safe to use legally",
    ],
    answer:
      "The studio tells you which parts are generated by AI. The law does not always grant copyright in such parts; where it does and it is the studio’s, it passes to you with the rest.",
    source: { title: "Terms: who owns the work", href: "/terms#rights" },
  },
  {
    id: "liability",
    aspect: "liability",
    cues: [
      "are you liable if something goes wrong",
      "limit of liability",
      "what are you liable for",
    ],
    answer:
      "What either side may owe the other in a year is limited to what you paid or had to pay for that year, except where the law allows no limit. The terms have the details.",
    source: { title: "Terms: liability", href: "/terms#liability" },
  },
  {
    id: "accessibility",
    aspect: "accessibility",
    cues: [
      "do you follow WCAG",
      "is the site usable for blind people",
      "is your website accessible",
      "which WCAG level",
      "accessibility statement",
      "does the site work with a screen reader",
      "can I use the site with a keyboard",
    ],
    answer: "The site is built to WCAG 2.2 level AA, and every page is tested for it.",
    source: { title: "Accessibility", href: "/accessibility" },
  },
  {
    id: "verification-check",
    aspect: "verification-check",
    cues: [
      "what proof do I have that my release was not edited later",
      "how can a journalist check that a campaign is genuine",
      "how do I verify a campaign",
      "how do I verify a press release",
      "how can anyone check a proof",
      "what is the proof file",
      "how do I know a press release was not changed",
      "can anybody check that the content was not altered since it was published",
      "verify page",
    ],
    answer:
      "Anyone can check it on the verify page: drop in the small proof file and the content, and the browser compares its fingerprint with the one on the public blockchain, without trusting us.",
    source: verify,
  },
  {
    id: "verification-meaning",
    aspect: "verification-meaning",
    cues: [
      "what does the proof prove",
      "what is the use of verification",
      "what does blockchain verification prove",
      "does verification prove that the story is true",
      "what does a proof show",
      "is verified content true",
      "what does it not prove",
    ],
    answer:
      "It proves that the content existed by a date, was published by this studio, and has not changed since. It does not prove that the content is true.",
    source: verify,
  },
  {
    id: "verification-erase",
    aspect: "verification-erase",
    cues: [
      "can a blockchain fingerprint be deleted",
      "can you remove something from the blockchain",
      "can anchored content be read from the hash",
    ],
    answer:
      "No. A fingerprint on a public blockchain cannot be erased by anyone, and the content cannot be read back from it.",
    source: { title: "Privacy: what cannot be erased", href: "/privacy#blockchain" },
  },
];

/** The pages themselves, section by section, for a model to read. */
const legalPages: readonly (readonly [Page, readonly LegalSection[]])[] = [
  [termsPage, termsSections],
  [privacyPage, privacySections],
  [cookiesPage, cookiesSections],
  [accessibilityPage, accessibilitySections],
];
const passages = legalPages.flatMap(([page, sections]) =>
  sections.map((section): Fact => {
    const { id, heading, paragraphs, points = [], closing = [], table } = section;
    const rows = table?.rows.map((row) => row.join(": ")) ?? [];
    return {
      id: `passage-${page.path}-${id}`,
      aspect: `passage-${id}`,
      cues: [heading],
      answer: [...paragraphs, ...points, ...rows, ...closing].join(" "),
      source: { title: `${page.label}: ${heading}`, href: `${page.path}#${id}` },
      isPassage: true,
    };
  }),
);

export const legalFacts: readonly Fact[] = [...written, ...retentionFacts, ...passages];
