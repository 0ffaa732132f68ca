import { caseStudyCard } from "./cards.ts";
import { defineCaseStudy } from "./case-study.ts";

export const humanFactor = defineCaseStudy({
  card: caseStudyCard("human-factor"),
  keywords: ["human factor", "AI and human creativity", "creative direction", "case study"],
  standfirst:
    "One figure, one lattice of lights, facing each other. We gave machine and director the same task, and looked hard at the difference.",
  hero: { asset: "about-screens", layout: "full", links: [], facts: [] },
  blocks: [],
  call: "Start Your AI Project",
});
