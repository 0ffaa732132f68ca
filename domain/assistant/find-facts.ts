import { coverWhole, mostFacts } from "./cover-question.ts";
import type { Subject } from "./fact.ts";
import { enoughJoint, fits, nearlySame, type AskedPart } from "./fit-fact.ts";
import { findSubjects } from "./find-subjects.ts";
import type { IndexedFact, KnowledgeIndex } from "./knowledge-index.ts";
import { rankFacts, type RankedFact } from "./rank-facts.ts";
import { isWeak, priceTerm, readTerms } from "./read-terms.ts";

/** What the conversation is about: the latest things named, and what was asked of them. */
export type Focus = { subjects: readonly Subject[]; aspect?: string };

export type Found = {
  /** Empty where nothing answers the question well enough. */
  facts: IndexedFact[];
  focus: Focus;
  /** The nearest, answering or not: passages for a model, pages to read. */
  near: IndexedFact[];
  isPriceAsked: boolean;
};

const pointsBack =
  /\b(?:it|its|that|this|they|them|those|these|one|ones|each|there|he|she|both)\b|^(?:and|what about|how about|or|also)\b/i;
const goesOn = /^(?:ok |okay |so )*(?:and|what about|how about|or)\b/i;

/** Looks for what answers one question, in the light of what was said before. */
export function findFacts(index: KnowledgeIndex, question: string, focus: Focus): Found {
  const terms = readTerms(question, index.correctStem);
  const named = findSubjects(index, terms);
  const isPriceAsked = terms.includes(priceTerm);
  const isPersonAsked = terms[0] === "who";
  const isCountAsked = terms[0] === "count";
  const ranked = rankFacts(index, terms);
  const near = ranked.slice(0, 6).map(({ entry }) => entry);
  const ask: AskedPart = {
    index,
    question,
    terms,
    isPriceAsked,
    isPersonAsked,
    isCountAsked,
    rest: named.rest,
  };

  const chosen =
    named.subjects.length > 0
      ? answerNamed(ask, named.subjects, focus, ranked)
      : answerUnnamed(ask, focus, ranked);
  const last = chosen.at(-1);
  const subjects =
    named.subjects.length > 0
      ? named.subjects
      : chosen.length > 0
        ? uniqueSubjects(chosen)
        : focus.subjects;
  const aspect = last?.fact.aspect ?? focus.aspect;
  return {
    facts: chosen,
    near: [...new Set([...chosen, ...near])],
    isPriceAsked,
    focus: { subjects, ...(aspect === undefined ? {} : { aspect }) },
  };
}

function answerNamed(
  ask: AskedPart,
  subjects: readonly Subject[],
  focus: Focus,
  ranked: readonly RankedFact[],
): IndexedFact[] {
  const ids = new Set(subjects.flatMap(({ id, partOf }) => (partOf ? [id, partOf] : [id])));
  const own = subjects.map((subject) => answerOf(ask, subject, focus));
  const isOwnWhole = own.every((facts) => facts.length > 0);
  const ownBest = Math.max(0, ...own.flat().map(({ score }) => score));
  const gap = ranked.find(({ entry, closeness }) => entry.fact.isGap && closeness >= nearlySame);
  if (gap && gap.score > ownBest) return [gap.entry];
  // One fact for the whole question, names and all, where that fits better than one for each name.
  const joint = ranked.find(
    (each) =>
      each.cover >= enoughJoint &&
      !each.entry.fact.isGap &&
      ids.has(each.entry.fact.about ?? each.entry.fact.id) ===
        (each.entry.fact.about !== undefined) &&
      fits(ask, each),
  );
  if (joint && (!isOwnWhole || subjects.length > 1 || joint.score > ownBest * 1.15))
    return [joint.entry];
  if (!isOwnWhole && ask.isPersonAsked && !subjects.some(({ isParticular }) => isParticular)) {
    return answerUnnamed(ask, focus, ranked);
  }
  if (!isOwnWhole)
    return ranked
      .filter(({ entry, cover }) => entry.fact.isGap && cover >= enoughJoint)
      .map(({ entry }) => entry)
      .slice(0, 1);
  return own
    .flat()
    .map(({ entry }) => entry)
    .slice(0, mostFacts);
}

/** The facts of one thing that answer, at least one, or none at all. */
function answerOf(ask: AskedPart, subject: Subject, focus: Focus): RankedFact[] {
  const own = ask.index.facts.filter(({ fact }) => fact.about === subject.id);
  const needsAnswer = ask.isPersonAsked || (ask.isCountAsked && !subject.isParticular);
  const isBare = !needsAnswer && ask.rest.every((term) => isWeak(term));
  if (isBare && goesOn.test(ask.question) && focus.aspect !== undefined) {
    const same = own.find(({ fact }) => fact.aspect === focus.aspect);
    if (same) return [asMeant(same)];
  }
  const ranked = rankFacts(ask.index, ask.rest, ({ fact }) => fact.about === subject.id);
  const best = ranked[0];
  if (isBare && (!best || best.cover < 0.9 || ask.rest.length === 0)) {
    const overview = own.find(({ fact }) => fact.aspect === "overview");
    return overview ? [asMeant(overview)] : [];
  }
  return coverWhole({ ...ask, isNamed: true }, ranked, ask.rest);
}

function answerUnnamed(ask: AskedPart, focus: Focus, ranked: readonly RankedFact[]): IndexedFact[] {
  const isBack = pointsBack.test(ask.question) || ask.rest.length <= 2;
  const general = coverWhole(ask, preferGeneral(ranked), ask.terms);
  const [best] = general;
  if (isBack && focus.subjects.length > 0) {
    const own = focus.subjects.map((subject) => answerOf(ask, subject, { subjects: [] }));
    const isWhole = own.every((facts) => facts.length > 0);
    const ownBest = Math.max(0, ...own.flat().map(({ score }) => score));
    if (isWhole && (!best || ownBest >= best.score * 0.8)) {
      return own
        .flat()
        .map(({ entry }) => entry)
        .slice(0, mostFacts);
    }
  }
  return general.map(({ entry }) => entry);
}

/** Of two that fit alike, the one about the studio: nobody has named the other's subject. */
function preferGeneral(ranked: readonly RankedFact[]): RankedFact[] {
  return ranked
    .map((each) =>
      each.entry.subject?.isParticular ? { ...each, score: each.score * 0.75 } : each,
    )
    .toSorted((a, b) => b.score - a.score);
}

/** Not found by its words but by what was named: nothing fits better. */
function asMeant(entry: IndexedFact): RankedFact {
  return { entry, score: Infinity, cover: 1, cueCover: 1, bestCue: 1, closeness: 1 };
}

function uniqueSubjects(facts: readonly IndexedFact[]): Subject[] {
  return [...new Set(facts.flatMap(({ subject }) => subject ?? []))];
}
