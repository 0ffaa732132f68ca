import { caseStudyCard } from "./cards.ts";
import { defineCaseStudy } from "./case-study.ts";

export const verticalVideo = defineCaseStudy({
  card: caseStudyCard("vertical-video"),
  keywords: ["vertical video", "9:16 film", "mobile video production", "case study"],
  standfirst:
    "Most upright film is wide film with its sides cut off. This one was drawn tall from the start: a street in the rain, and signs that climb out of frame.",
  hero: { asset: "service-social", layout: "full", links: [], facts: [] },
  blocks: [],
  call: "Start Your Project",
});
