import type { MediaKey } from "../media.ts";
import { ourWorkPage } from "../pages/our-work.ts";
import { titleOf, type Page, type PageLink } from "../page.ts";
import type { Block } from "./blocks.ts";
import type { CaseStudyCard } from "./cards.ts";

/** How the first screen is cut: over the whole frame, beside an upright one, or above a wide one. */
export type HeroLayout = "full" | "beside" | "above";

export type CaseStudy = Page & {
  card: CaseStudyCard;
  hero: {
    asset: MediaKey;
    layout: HeroLayout;
    /** Buttons that lead down the page. */
    links: readonly PageLink[];
    facts: readonly { term: string; detail: string }[];
  };
  blocks: readonly Block[];
  call: "Start Your Project" | "Start Your AI Project";
};

type CaseStudyFacts = Pick<
  CaseStudy,
  "card" | "keywords" | "standfirst" | "hero" | "blocks" | "call"
>;

/** A study's address, title and place in the site follow from its facts. */
export function defineCaseStudy(facts: CaseStudyFacts): CaseStudy {
  const { to, title, category, description } = facts.card;
  return {
    ...facts,
    path: to,
    label: title,
    title: titleOf(`${title}: Case Study`),
    description,
    heading: title,
    type: "article",
    eyebrow: category,
    parent: { path: ourWorkPage.path, label: ourWorkPage.label },
  };
}

export const caseStudyBack = { to: ourWorkPage.path, label: "All work" } as const;

export const caseStudyCall = { heading: "Your story next.", to: "/contact" } as const;
