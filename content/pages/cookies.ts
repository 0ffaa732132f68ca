import { brand } from "../brand.ts";
import type { LegalSection } from "../legal.ts";
import { titleOf, type Page } from "../page.ts";

export const cookiesPage: Page = {
  path: "/cookies",
  label: "Cookies",
  title: titleOf("Cookies"),
  description: `Everything that ${brand.name} stores in your browser, by name, with its purpose and how long it stays.`,
  keywords: ["cookies", "cookie settings", "local storage", "consent"],
  type: "website",
  eyebrow: "Cookies",
  heading: "Everything we store, by name.",
  standfirst:
    "The list is short because nothing here follows you to other sites. All of it stays in your browser until it expires or you clear it.",
};

export const cookiesSections: readonly LegalSection[] = [
  {
    heading: "Your choice",
    paragraphs: ["What you answer in the cookie banner is remembered in your browser alone."],
    table: {
      caption: "Entries for your cookie choice",
      head: ["Entry", "Purpose"],
      rows: [
        ["cookieConsent", "accepted or declined, until you clear it"],
        ["cookieConsentDate", "when you chose, until you clear it"],
      ],
    },
  },
  {
    heading: "Needed by what you use",
    paragraphs: [
      "These are set only when you use the part of the site that needs them, and need no consent.",
    ],
    table: {
      caption: "Entries needed by parts of the site",
      head: ["Entry", "Purpose"],
      rows: [
        ["Sign-in session", "keeps clients signed in until they sign out"],
        ["Labs sidebar", "remembers for 7 days whether it is open"],
      ],
    },
  },
  {
    heading: "Changing your mind",
    paragraphs: [
      "Clear this site’s data in your browser’s settings and the banner asks again on your next visit.",
    ],
  },
];
