import { brand } from "../brand.ts";
import { legalReviewed, type LegalSection } from "../legal.ts";
import { titleOf, type Page } from "../page.ts";

export const accessibilityPage: Page = {
  path: "/accessibility",
  label: "Accessibility",
  title: titleOf("Accessibility"),
  description: `How ${brand.name} builds its website to be read, heard and operated by everyone, and how to tell us where it falls short.`,
  keywords: ["accessibility statement", "WCAG 2.2", "screen reader", "keyboard"],
  type: "website",
  eyebrow: "Accessibility",
  heading: "For everyone, on anything.",
  standfirst:
    "We build to WCAG 2.2 level AA and test every page for it. Where we fall short, we want to hear from you.",
};

export const accessibilitySections: readonly LegalSection[] = [
  {
    id: "aim",
    heading: "What we aim for",
    paragraphs: [
      "The Web Content Accessibility Guidelines 2.2, level AA, on every page: the website, the client area and the forms.",
      "We say “aim” because no outside auditor has examined the site. What follows is what we built and test ourselves.",
    ],
  },
  {
    id: "done",
    heading: "What you can rely on",
    paragraphs: [],
    points: [
      "Everything works with a keyboard alone, in an order that makes sense, and you can always see where you are. The first stop on every page is a link to its content.",
      "Text keeps a contrast of at least 4.5 to 1, large text at least 3 to 1.",
      "At 400% zoom, or on a narrow phone, nothing needs sideways scrolling.",
      "Pictures say in words what they show. Films that you start have sound, and captions that name what is heard; nothing is spoken, and nothing ever sounds before you press play. Films behind words are silent, stop when you press pause, and wait for you if your system asks for less motion.",
      "Movement follows that setting everywhere: ask for less, and the site keeps still.",
      "Forms name the field that is wrong, say why, and keep what you typed.",
      "The public pages can be read, and their forms sent, with JavaScript switched off.",
      "Dialogs hold the focus while they are open, close with Escape, and return you to where you were.",
    ],
  },
  {
    id: "tested",
    heading: "How it is tested",
    paragraphs: [
      "Every page is checked by machine at the width of a phone and of a desktop, walked through with the Tab key, enlarged to 400%, and loaded without scripts, each time the site changes. Machines find a part of the problems. People report the rest.",
    ],
  },
  {
    id: "limits",
    heading: "Where it falls short",
    paragraphs: ["We know of these limits:"],
    points: [
      "The newsletter panel in Labs shows another site, which we cannot change. Each post is also listed on our own page, with a link to it.",
      "Paying in ETH needs a wallet, and wallets differ. If yours stands in the way, we invoice you instead.",
      "Files that clients and the studio exchange in the client area are as accessible as their authors made them.",
      "Quotations of hashes and wallet addresses are long strings.",
    ],
  },
  {
    id: "tell-us",
    heading: "Tell us",
    paragraphs: [
      `If something stands in your way, write to ${brand.email} with the page’s address and what you use to read it. We reply within 24 hours, and give you what you came for in another form if you need it sooner than we can repair the page.`,
    ],
  },
  {
    id: "complain",
    heading: "If our answer is not enough",
    paragraphs: [
      `Write again with “Complaint” in the subject. We acknowledge it within 30 days and tell you what we will do, and by when.`,
      "The Equality Act 2010 protects your right to use this service. In England, Scotland and Wales the Equality Advisory and Support Service advises you, free of charge.",
    ],
    links: [
      {
        href: "https://www.equalityadvisoryservice.com/",
        label: "Equality Advisory and Support Service",
      },
    ],
  },
  {
    id: "statement",
    heading: "This statement",
    paragraphs: [
      `It was last reviewed on ${legalReviewed.words}, and is reviewed whenever the site changes in a way that matters to it.`,
    ],
  },
];
