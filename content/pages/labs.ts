import { brand } from "../brand.ts";
import { titleOf, type Page } from "../page.ts";

export const labsPage: Page = {
  path: "/labs",
  label: "Labs",
  title: titleOf("Labs"),
  description: `Notes from the ${brand.name} workshop: AI tools tried on real work, film craft, and experiments that failed usefully. Published in our newsletter.`,
  keywords: ["AI film newsletter", "creative technology", "AI tools", "storytelling craft"],
  type: "website",
  eyebrow: "Labs",
  heading: "What we learn, we publish.",
  standfirst:
    "Labs is the studio’s newsletter: tools tried on real work, craft that outlives them, and experiments that failed usefully.",
};

export const labsTopics = {
  label: "What Labs covers",
  items: [
    {
      name: "AI & Tech",
      line: "New models put to work on a real shot before we form an opinion. What held up, what broke, what it cost.",
    },
    {
      name: "Creative",
      line: "Writing, framing, sound and the cut. The decisions behind a film, told by the people who made them.",
    },
  ],
  newsletter: { href: brand.newsletterUrl, label: "Read the newsletter" },
} as const;
