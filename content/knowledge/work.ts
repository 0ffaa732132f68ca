import type { Fact, Subject } from "../../domain/assistant/fact.ts";
import { caseStudies } from "../case-studies/index.ts";
import { caseStudyCards } from "../case-studies/cards.ts";
import { workGroups } from "../pages/our-work.ts";
import { also } from "./names.ts";
import { showStudies } from "./answer-extras.ts";
import { studyFacts } from "./study-facts.ts";

const page = { title: "Our work", href: "/our-work" };

export const workSubjects: readonly Subject[] = caseStudyCards.map(({ slug, title }) => ({
  id: slug,
  kind: "study",
  names: [title, ...(also[slug] ?? [])],
  isParticular: true,
}));

const groupFacts = workGroups.map(({ group, label }): Fact => {
  const shown = caseStudyCards.filter(({ groups }) => groups.includes(group));
  return {
    id: `work-${group}`,
    aspect: `work-${group}`,
    answer: `${label}: ${shown.map(({ title }) => title).join(", ")}.`,
    source: page,
    cards: showStudies(shown.map(({ slug }) => slug)),
  };
});

export const workFacts: readonly Fact[] = [
  {
    id: "work",
    lists: "study",
    aspect: "work",
    answer: `Ten case studies: ${caseStudyCards.map(({ title }) => title).join(", ")}. Each shows how it was made.`,
    source: page,
    cards: showStudies(caseStudyCards.map(({ slug }) => slug)),
  },
  ...groupFacts,
  ...caseStudies.flatMap(studyFacts),
];
