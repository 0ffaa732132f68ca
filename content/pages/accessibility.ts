import { brand } from "../brand.ts";
import type { LegalSection } from "../legal.ts";
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
    heading: "What you can rely on",
    paragraphs: [
      "Every page can be used with a keyboard alone, and the focus can always be seen. A link at the top of each page skips straight to its content.",
      "Text keeps a contrast of at least 4.5 to 1 and can be enlarged to twice its size. Marketing pages can be read and navigated with scripts switched off.",
      "Movement follows your system’s setting: ask for less there, and the site keeps still.",
    ],
  },
  {
    heading: "Tell us",
    paragraphs: [
      `If something stands in your way, write to ${brand.email} with the page’s address and what you use to read it. We reply within 24 hours.`,
    ],
  },
];
