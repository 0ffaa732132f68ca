import { caseStudyCard } from "./cards.ts";
import { defineCaseStudy } from "./case-study.ts";

export const romBoys = defineCaseStudy({
  card: caseStudyCard("rom-boys"),
  keywords: ["Rom Boys", "independent film", "film marketing", "film distribution", "case study"],
  standfirst:
    "Concrete bowls, low gold light, and riders who never left. We made the film, and then did the other half of the work: finding it an audience.",
  hero: { asset: "service-film", layout: "full", links: [], facts: [] },
  blocks: [],
  call: "Start Your Project",
});
