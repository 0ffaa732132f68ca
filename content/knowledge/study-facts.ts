import type { Fact } from "../../domain/assistant/fact.ts";
import { asksForLead } from "../../domain/assistant/protocol.ts";
import { assistantInvitation } from "../assistant.ts";
import type { CaseStudy } from "../case-studies/case-study.ts";
import { showStudies } from "./answer-extras.ts";
import { lowerFirst } from "./lower-first.ts";
import { slugOf } from "./slug-of.ts";
import { describeProse, describeStudyBlock, describeTerm, type BlockFact } from "./study-blocks.ts";

/** Everything a study says: its ids follow from its own headings and words. */
export function studyFacts(study: CaseStudy): Fact[] {
  const { card, path, hero, standfirst } = study;
  const blockFacts: BlockFact[] = [
    { aspect: "overview", answer: `${card.title}: ${lowerFirst(card.description)}` },
    ...(states(study, "Budget") ? [] : [describeMissingPrice(card.title)]),
    ...describeProse(card.title, standfirst),
    ...hero.facts.map(({ term, detail }) => describeTerm(card.title, term, detail)),
    ...study.blocks.flatMap((block) => describeStudyBlock(card.title, block)),
  ];
  const facts = blockFacts.map(({ at, aspect, ...fact }): Fact => ({
    ...fact,
    aspect: slugOf(aspect),
    id: `${card.slug}-${slugOf(aspect)}`,
    about: card.slug,
    ...(aspect === "overview" && { cards: showStudies([card.slug]) }),
    source: { title: card.title, href: at === undefined ? path : `${path}#${at}` },
  }));
  return facts.filter(({ answer, isGap }) => isGap === true || !asksForLead(answer));
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
    answer: `I don't know what ${title} cost: the site does not say. ${assistantInvitation}`,
    isGap: true,
  };
}
