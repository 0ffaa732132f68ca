import { caseStudyCard } from "./cards.ts";
import { defineCaseStudy } from "./case-study.ts";

export const portStorm = defineCaseStudy({
  card: caseStudyCard("port-storm"),
  keywords: ["AI film experiment", "generative video", "AI tools", "case study"],
  standfirst:
    "Nobody sends a crew to a harbour wall in a storm. So we asked what AI could do with weather, water and a single turning light.",
  hero: { asset: "about-lighthouse", layout: "full", links: [], facts: [] },
  blocks: [],
  call: "Start Your AI Project",
});
