import { ourWorkPage } from "../pages/our-work.ts";
import { titleOf, type Page } from "../page.ts";
import type { CaseStudySlug } from "./slugs.ts";

export type CaseStudy = Page & {
  slug: CaseStudySlug;
  category: string;
  call: "Start Your Project" | "Start Your AI Project";
};

type CaseStudyFacts = Pick<
  CaseStudy,
  "slug" | "category" | "description" | "keywords" | "heading" | "standfirst" | "call"
>;

/** A study's address, title and place in the site follow from its facts. */
export function defineCaseStudy(facts: CaseStudyFacts): CaseStudy {
  return {
    ...facts,
    path: `/case-study/${facts.slug}`,
    label: facts.heading,
    title: titleOf(`${facts.heading}: Case Study`),
    type: "article",
    eyebrow: facts.category,
    parent: { path: ourWorkPage.path, label: ourWorkPage.label },
  };
}

export const caseStudyBack = { to: ourWorkPage.path, label: "All work" } as const;

export const caseStudyCall = { heading: "Your story next.", to: "/contact" } as const;
