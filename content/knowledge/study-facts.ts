import type { Fact } from "../../domain/chat/fact.ts";
import type { CaseStudy } from "../case-studies/case-study.ts";
import { lowerFirst } from "./lower-first.ts";
import { tellBlock, tellTerm, type Told } from "./study-blocks.ts";

export function studyFacts(study: CaseStudy): Fact[] {
  const { card, path, hero } = study;
  const told: Told[] = [
    {
      aspect: "overview",
      cues: [
        "what is it about",
        "tell me about it",
        "what is the story",
        "describe the project",
        "what was the idea",
      ],
      answer: `${card.title}: ${lowerFirst(card.description)}`,
    },
    ...hero.facts.map(({ term, detail }) => tellTerm(card.title, term, detail)),
    ...study.blocks.flatMap((block) => tellBlock(card.title, block)),
  ];
  return told.map(({ at, ...fact }, place) => ({
    ...fact,
    id: `${card.slug}-${place}-${fact.aspect}`,
    about: card.slug,
    source: { title: card.title, href: at === undefined ? path : `${path}#${at}` },
  }));
}
