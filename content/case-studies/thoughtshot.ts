import { caseStudyCard } from "./cards.ts";
import { defineCaseStudy } from "./case-study.ts";

export const thoughtshot = defineCaseStudy({
  card: caseStudyCard("thoughtshot"),
  keywords: ["ThoughtShot", "vertical series", "short-form video", "case study"],
  standfirst:
    "How short can a story be and still turn? Three upright films, one thought each, made to be understood before a thumb can move.",
  hero: { asset: "about-corridor", layout: "full", links: [], facts: [] },
  blocks: [],
  call: "Start Your AI Project",
});
