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

const head = ["Entry", "Purpose", "Where", "How long"] as const;
const untilCleared = "until you clear it";
const untilTabCloses = "until you close the tab";

export const cookiesSections: readonly LegalSection[] = [
  {
    id: "choice",
    heading: "Your choice",
    paragraphs: [
      "What you answer in the cookie banner is remembered in your browser alone. Closing the banner without an answer stores nothing, and counts as declining.",
    ],
    table: {
      caption: "Entries for your cookie choice",
      head,
      rows: [
        ["cookieConsent", "your answer: accepted or declined", "local storage", untilCleared],
        ["cookieConsentDate", "when you gave it", "local storage", untilCleared],
      ],
    },
  },
  {
    id: "necessary",
    heading: "Needed by what you use",
    paragraphs: [
      "Each of these is set only when you use the part of the site that needs it. The law asks for no consent to them, so declining does not switch them off.",
    ],
    table: {
      caption: "Entries needed by parts of the site",
      head,
      rows: [
        [
          "draft:…",
          "what you have typed into a form or a comment but not sent, so that a reload loses nothing",
          "session storage",
          "until you send it, sign out or close the tab",
        ],
        [
          "sb-…-auth-token",
          "the session of a signed-in client",
          "local storage",
          "until you sign out",
        ],
        [
          "__Secure-device",
          "that you have signed in with this browser before, so that strangers who try passwords at your address cannot lock you out; it opens nothing by itself",
          "cookie",
          "180 days after you last signed in",
        ],
        [
          "portal:…",
          "what your dashboard last showed, for when you are offline, messages you have written but not sent, and which files were on their way, so that they go on",
          "local storage",
          "until you sign out, or are no longer in the company",
        ],
        [
          "profile:…",
          "what you have typed into your profile but not saved, so that nothing is lost",
          "session storage",
          "until you save it or close the tab",
        ],
        [
          "dashboard",
          "the dashboard’s own page and scripts, so that it opens without a connection",
          "cache storage",
          untilCleared,
        ],
        [
          "portalVisit:…",
          "when you last looked at your dashboard, to tell you what is new since",
          "local storage",
          untilCleared,
        ],
        [
          "chat",
          "your conversation with the assistant, kept together as you move between pages; you can clear it there",
          "session storage",
          untilTabCloses,
        ],
        [
          "talk",
          "the key to your conversation with a person of the studio, so that you find the answer when you return; clearing the chat removes it",
          "local storage",
          untilCleared,
        ],
        [
          "studioDiscipline",
          "as which discipline a member of the studio last wrote in a chat",
          "local storage",
          untilCleared,
        ],
        [
          "payments",
          "the payments you opened here, so that none is lost by closing the page, each with the token that lets it become yours when you sign in or sign up",
          "local storage",
          untilCleared,
        ],
        ["labs_sidebar", "whether the sidebar of Labs is open", "cookie", "7 days"],
        [
          "labsPosts",
          "the posts you last saw in Labs, for when they cannot be loaded",
          "local storage",
          untilCleared,
        ],
        [
          "reloaded",
          "that a page was loaded again after an update, so that it happens once only",
          "session storage",
          untilTabCloses,
        ],
      ],
    },
  },
  {
    id: "with-consent",
    heading: "Only if you accept",
    paragraphs: [
      "Accepting also lets our newsletter open inside Labs without asking each time. It comes from the newsletter’s own address, which then learns of your visit and may set cookies of its own.",
    ],
    table: {
      caption: "Entries set only after you accept",
      head,
      rows: [
        [
          "visitSource",
          "the page, link or campaign you came from, sent along with an enquiry",
          "session storage",
          untilTabCloses,
        ],
      ],
    },
  },
  {
    id: "never",
    heading: "What you will not find",
    paragraphs: [
      "No advertising cookies, no analytics, no social media buttons that report home, no fonts or scripts from elsewhere. The pages load from this site alone.",
    ],
  },
  {
    id: "change",
    heading: "Changing your mind",
    paragraphs: [
      "Choose again at the top of this page, at any time. Or clear this site’s data in your browser’s settings, and the banner asks again on your next visit.",
    ],
    links: [{ href: "/privacy", label: "What we keep on our side" }],
  },
];
