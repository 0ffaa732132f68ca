import { titleOf, type Page } from "../page.ts";

export const ourWorkPage: Page = {
  path: "/our-work",
  label: "Work",
  title: titleOf("Our Work"),
  description:
    "Ten case studies in AI film, cinematic advertising, aerial, vertical video and long-running brand storytelling, each with how it was made.",
  keywords: ["case studies", "AI film", "vertical video", "drone imagery", "brand storytelling"],
  type: "website",
  kind: "CollectionPage",
  eyebrow: "Our work",
  heading: "Ten stories, and how they were made.",
  standfirst:
    "Films, experiments and campaigns. Each study opens the brief and the workshop: what we set out to do, which tools did it, and what stayed in human hands.",
};

export const ourWorkList = { label: "Case studies", read: "Read the case study" } as const;

export const ourWorkCall = {
  heading: "The eleventh could be yours.",
  link: { to: "/contact", label: "Start Your Project" },
} as const;
