import { findMeantWord } from "./edit-distance.ts";
import type { Fact, Knowledge, Subject } from "./fact.ts";
import { stopWords, weakWords } from "./plain-words.ts";
import { isWeak, readTerms, tradeStems } from "./read-terms.ts";
import { stemWord } from "./stem-word.ts";

export type IndexedFact = {
  fact: Fact;
  subject: Subject | undefined;
  /** Each way of asking, as terms. */
  cues: readonly { terms: ReadonlySet<string>; weight: number }[];
  cueTerms: ReadonlyMap<string, number>;
  answerTerms: ReadonlyMap<string, number>;
  nameTerms: ReadonlySet<string>;
};

type SubjectName = { subject: Subject; terms: readonly string[] };

type NamedSubject = { subject: Subject; names: readonly (readonly string[])[] };

export type KnowledgeIndex = {
  facts: readonly IndexedFact[];
  /** The facts in which a term occurs. */
  withTerm: ReadonlyMap<string, readonly IndexedFact[]>;
  /** Every name as terms, the longest first. */
  names: readonly SubjectName[];
  averageCueLength: number;
  averageAnswerLength: number;
  /** How much a term tells; the most for one no fact has. */
  weigh: (term: string) => number;
  /** A stem as it was probably meant. */
  correctStem: (stem: string) => string;
};

const weakShare = 0.3;
const mostWeak = 0.8;

export function buildIndex({ subjects, facts }: Knowledge): KnowledgeIndex {
  const named = subjects.map((subject) => ({
    subject,
    names: subject.names.map((name) => readTerms(name)).filter((terms) => terms.length > 0),
  }));
  const read = facts.map((fact) => readFact(fact, named));
  const inFacts = countFacts(read);
  const weigh = createWeights(inFacts, facts.length);
  const indexed = read.map((fact) => ({
    ...fact,
    cues: fact.cues.map((terms) => ({ terms, weight: sum([...terms].map(weigh)) })),
  }));
  const known = new Set<string>([...tradeStems(), ...inFacts.keys()]);
  for (const word of [...stopWords, ...weakWords]) known.add(stemWord(word));
  for (const { names } of named) for (const name of names) for (const term of name) known.add(term);
  const corrected = new Map<string, string>();
  return {
    facts: indexed,
    withTerm: listByTerm(indexed),
    names: named
      .flatMap(({ subject, names }) => names.map((terms) => ({ subject, terms })))
      .toSorted((a, b) => b.terms.length - a.terms.length),
    averageCueLength: average(indexed.map(({ cueTerms }) => total(cueTerms))),
    averageAnswerLength: average(indexed.map(({ answerTerms }) => total(answerTerms))),
    weigh,
    correctStem(stem) {
      if (known.has(stem)) return stem;
      const remembered = corrected.get(stem);
      if (remembered !== undefined) return remembered;
      const meant = findMeantWord(stem, known) ?? stem;
      // Visitors' words are endless; what is remembered of them is not.
      if (corrected.size < 5000) corrected.set(stem, meant);
      return meant;
    },
  };
}

/** The rarer in the facts, the more it tells. */
function createWeights(inFacts: ReadonlyMap<string, number>, facts: number) {
  const weights = new Map<string, number>();
  for (const [term, count] of inFacts) weights.set(term, rate(term, count));
  function rate(term: string, count: number): number {
    const rarity = Math.log(1 + (facts - count + 0.5) / (count + 0.5));
    return isWeak(term) ? Math.min(mostWeak, rarity * weakShare) : rarity;
  }
  return (term: string) => weights.get(term) ?? rate(term, 0);
}

function readFact(fact: Fact, named: readonly NamedSubject[]) {
  const owner = named.find(({ subject }) => subject.id === fact.about);
  const cues = fact.cues.map((cue) => readTerms(cue));
  return {
    fact,
    subject: owner?.subject,
    cues: cues.map((terms) => new Set(terms)),
    cueTerms: countTerms(cues.flat()),
    answerTerms: countTerms(readTerms(fact.answer)),
    // A part of a particular name names nothing: whoever says "documentary" has not said which.
    nameTerms: new Set(owner?.subject.isParticular ? [] : owner?.names.flat()),
  };
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function termsOf({ cueTerms, answerTerms, nameTerms }: Omit<IndexedFact, "cues">): Set<string> {
  return new Set([...cueTerms.keys(), ...answerTerms.keys(), ...nameTerms]);
}

function listByTerm(facts: readonly IndexedFact[]): Map<string, IndexedFact[]> {
  const lists = new Map<string, IndexedFact[]>();
  for (const fact of facts) {
    for (const term of termsOf(fact)) {
      const list = lists.get(term);
      if (list) list.push(fact);
      else lists.set(term, [fact]);
    }
  }
  return lists;
}

function countFacts(facts: readonly Omit<IndexedFact, "cues">[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const fact of facts) {
    for (const term of termsOf(fact)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

function total(counts: ReadonlyMap<string, number>): number {
  return sum([...counts.values()]);
}

function average(values: readonly number[]): number {
  return sum(values) / Math.max(1, values.length);
}

function sum(values: readonly number[]): number {
  return values.reduce((before, value) => before + value, 0);
}
