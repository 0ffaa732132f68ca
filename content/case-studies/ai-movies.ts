import { caseStudyCard } from "./cards.ts";
import { defineCaseStudy } from "./case-study.ts";

export const aiMovies = defineCaseStudy({
  card: caseStudyCard("ai-movies"),
  keywords: ["AI movies", "AI short film", "generative film", "case study"],
  standfirst:
    "Two short films and not one camera. A ring stands in the desert at dusk; a train carries its window through the night. Both began as a page of script.",
  hero: { asset: "home-hero", layout: "full", links: [], facts: [] },
  blocks: [],
  call: "Start Your AI Project",
});
