import { caseStudyCard } from "./cards.ts";
import { defineCaseStudy } from "./case-study.ts";

export const aiLifestyle = defineCaseStudy({
  card: caseStudyCard("ai-lifestyle"),
  keywords: ["AI lifestyle", "AI product photography", "AI campaign cost", "case study"],
  standfirst:
    "Glass, cloth, citrus, steam and window light: 47 assets in 8 hours on a budget of $10. We set it beside a traditional shoot, line by line.",
  hero: { asset: "about-storyboards", layout: "full", links: [], facts: [] },
  blocks: [],
  call: "Start Your AI Project",
});
