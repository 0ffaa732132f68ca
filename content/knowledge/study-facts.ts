import type { Fact } from "../../domain/assistant/fact.ts";
import { assistantInvitation } from "../assistant.ts";
import type { CaseStudy } from "../case-studies/case-study.ts";
import { lowerFirst } from "./lower-first.ts";
import { describeStudyBlock, describeTerm, type BlockFact } from "./study-blocks.ts";

export function studyFacts(study: CaseStudy): Fact[] {
  const { card, path, hero } = study;
  const blockFacts: BlockFact[] = [
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
    ...(states(study, "Budget") ? [] : [describeMissingPrice(card.title)]),
    ...hero.facts.map(({ term, detail }) => describeTerm(card.title, term, detail)),
    ...study.blocks.flatMap((block) => describeStudyBlock(card.title, block)),
  ];
  return blockFacts.map(({ at, ...fact }, place) => ({
    ...fact,
    id: `${card.slug}-${place}-${fact.aspect}`,
    about: card.slug,
    source: { title: card.title, href: at === undefined ? path : `${path}#${at}` },
  }));
}

function states(study: CaseStudy, term: string): boolean {
  return study.blocks.some(
    (block) => block.block === "table" && block.rows.some(([name]) => name === term),
  );
}

/** What a study cost is asked often, and told seldom. */
function describeMissingPrice(title: string): BlockFact {
  return {
    aspect: "price",
    cues: ["how much did it cost", "what was the budget", "price of a film like this one"],
    answer: `I don't know what ${title} cost: the site does not say. ${assistantInvitation}`,
    isGap: true,
  };
}
