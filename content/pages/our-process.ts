import { titleOf, type Page } from "../page.ts";

export const ourProcessPage: Page = {
  path: "/our-process",
  label: "Process",
  title: titleOf("Our Process"),
  description:
    "Four steps from brief to release, and three ways to make the work: Full AI, Hybrid or Human-only. You choose how much of it a machine may touch.",
  keywords: ["AI production process", "hybrid production", "creative process", "AI video workflow"],
  type: "website",
  eyebrow: "Our process",
  heading: "Four steps. You call each one.",
  standfirst:
    "Every project runs the same short course from brief to release. What changes is how it is made, and that choice is yours: Full AI, Hybrid or Human-only.",
};
