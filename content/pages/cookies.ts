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
        [
          "enquiry:…",
          "what you have typed into a form but not sent, until you send it or close the tab",
        ],
        ["chat", "your conversation with the assistant, until you clear it there or close the tab"],
        ["reloaded", "that a page was loaded again after an update, until you close the tab"],
        ["Sign-in session", "keeps clients signed in until they sign out"],
        ["Labs sidebar", "remembers for 7 days whether it is open"],
      ],
    },
  },
  {
    heading: "Only if you accept",
    paragraphs: [
      "Accepting also lets our newsletter open inside Labs without asking each time. It comes from the newsletter’s own address, which then learns of your visit.",
    ],
    table: {
      caption: "Entries set only after you accept",
      head: ["Entry", "Purpose"],
      rows: [
        [
          "visitSource",
          "the page, link or campaign you came from, sent along with an enquiry, until you close the tab",
        ],
      ],
    },
  },
  {
    heading: "Changing your mind",
    paragraphs: [
      "Choose again at the top of this page, at any time. Or clear this site’s data in your browser’s settings, and the banner asks again on your next visit.",
    ],
  },
];
