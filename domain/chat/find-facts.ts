import type { Subject } from "./fact.ts";
import { findSubjects } from "./find-subjects.ts";
import type { IndexedFact, KnowledgeIndex } from "./knowledge-index.ts";
import { rankFacts, type RankedFact } from "./rank-facts.ts";
import { isWeak, readTerms } from "./read-terms.ts";

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

const enough = 0.6;
/** A fact of a thing nobody named must fit better than a fact about the studio. */
const enoughUnnamed = 0.72;
const enoughJoint = 0.85;
const mostFacts = 3;

const pointsBack =
  /\b(?:it|its|that|this|they|them|those|these|one|ones|each|there|he|she|both)\b|^(?:and|what about|how about|or|also)\b/i;
const goesOn = /^(?:ok |okay |so )*(?:and|what about|how about|or)\b/i;

/** Looks for what answers one question, in the light of what was said before. */
export function findFacts(index: KnowledgeIndex, question: string, focus: Focus): Found {
  const terms = readTerms(question, index.mend);
  const named = findSubjects(index, terms);
  const isPriceAsked = terms.includes("price");
  const ranked = rankFacts(index, terms);
  const near = ranked.slice(0, 6).map(({ entry }) => entry);
  const ask: Ask = { index, question, terms, isPriceAsked, rest: named.rest };

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

type Ask = {
  index: KnowledgeIndex;
  question: string;
  terms: readonly string[];
  /** What is left of the terms without the names. */
  rest: readonly string[];
  isPriceAsked: boolean;
  /** Whether the facts looked through are those of a thing that was named. */
  isNamed?: true;
};

function answerNamed(
  ask: Ask,
  subjects: readonly Subject[],
  focus: Focus,
  ranked: readonly RankedFact[],
): IndexedFact[] {
  const ids = new Set(subjects.flatMap(({ id, partOf }) => (partOf ? [id, partOf] : [id])));
  const own = subjects.map((subject) => answerOf(ask, subject, focus));
  const isOwnWhole = own.every((facts) => facts.length > 0);
  const ownBest = Math.max(0, ...own.flat().map(({ score }) => score));
  // One fact for the whole question, names and all, where that fits better than one for each name.
  const joint = ranked.find(
    (each) =>
      each.cover >= enoughJoint &&
      !each.entry.fact.isGap &&
      ids.has(each.entry.fact.about ?? each.entry.fact.id) ===
        (each.entry.fact.about !== undefined) &&
      fits(ask, each),
  );
  if (joint && (!isOwnWhole || joint.score > ownBest * 1.15)) return [joint.entry];
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
function answerOf(ask: Ask, subject: Subject, focus: Focus): RankedFact[] {
  const own = ask.index.facts.filter(({ fact }) => fact.about === subject.id);
  const isBare = ask.rest.every((term) => isWeak(term));
  if (isBare && goesOn.test(ask.question) && focus.aspect !== undefined) {
    const same = own.find(({ fact }) => fact.aspect === focus.aspect);
    if (same) return [{ entry: same, score: Infinity, cover: 1 }];
  }
  const ranked = rankFacts(ask.index, ask.rest, own);
  const best = ranked[0];
  if (isBare && (!best || best.cover < 0.9 || ask.rest.length === 0)) {
    const overview = own.find(({ fact }) => fact.aspect === "overview");
    return overview ? [{ entry: overview, score: Infinity, cover: 1 }] : [];
  }
  return coverWhole({ ...ask, isNamed: true }, ranked, ask.rest);
}

function answerUnnamed(ask: Ask, focus: Focus, ranked: readonly RankedFact[]): IndexedFact[] {
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

/** The best fact, and further ones for what it leaves open; nothing when too much stays open. */
function coverWhole(
  ask: Ask,
  ranked: readonly RankedFact[],
  terms: readonly string[],
): RankedFact[] {
  const whole = weightOf(ask, terms);
  const best =
    ranked.find((each) => fits(ask, each)) ?? ranked.find((each) => isStart(each, terms));
  if (!best) return [];
  const chosen = [best];
  let open = withoutCovered(terms, best.entry);
  while (
    chosen.length < mostFacts &&
    !best.entry.fact.isGap &&
    weightOf(ask, open) >= 0.2 * whole
  ) {
    const candidates = ask.index.facts.filter(
      (entry) =>
        entry.fact.about === best.entry.fact.about &&
        !entry.fact.isPassage &&
        !entry.fact.isGap &&
        !chosen.some((each) => each.entry === entry),
    );
    const next = rankFacts(ask.index, open, candidates)[0];
    if (!next || next.cover < (chosen.length === 1 && fits(ask, best) ? 0.95 : 0.5)) break;
    chosen.push(next);
    open = withoutCovered(open, next.entry);
  }
  if (chosen.length === 1) return fits(ask, best) ? chosen : [];
  const isPriceTold = !ask.isPriceAsked || chosen.some(({ entry }) => entry.cueTerms.has("price"));
  return isPriceTold && weightOf(ask, open) <= (1 - enoughJoint) * whole
    ? chosen
    : fits(ask, best)
      ? [best]
      : [];
}

/** Of two that fit alike, the one about the studio: nobody has named the other's subject. */
function preferGeneral(ranked: readonly RankedFact[]): RankedFact[] {
  return ranked
    .map((each) =>
      each.entry.subject?.isParticular ? { ...each, score: each.score * 0.75 } : each,
    )
    .toSorted((a, b) => b.score - a.score);
}

/** Answers part of a question that asks for several things. */
function isStart({ entry, cover }: RankedFact, terms: readonly string[]): boolean {
  return terms.length >= 3 && cover >= 0.3 && !entry.fact.isGap && !entry.fact.isPassage;
}

function fits(ask: Ask, { entry, cover }: RankedFact): boolean {
  if (entry.fact.isPassage) return false;
  if (ask.isPriceAsked && !entry.cueTerms.has("price") && !entry.fact.isGap) return false;
  return cover >= (entry.subject?.isParticular && !ask.isNamed ? enoughUnnamed : enough);
}

function withoutCovered(terms: readonly string[], entry: IndexedFact): string[] {
  return terms.filter((term) => !entry.cueTerms.has(term) && !entry.nameTerms.has(term));
}

function weightOf({ index }: Ask, terms: readonly string[]): number {
  return [...new Set(terms)].reduce((sum, term) => sum + index.weigh(term), 0);
}

function uniqueSubjects(facts: readonly IndexedFact[]): Subject[] {
  return [...new Set(facts.flatMap(({ subject }) => subject ?? []))];
}
