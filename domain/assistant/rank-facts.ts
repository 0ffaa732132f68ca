import type { Assistant } from "./assistant.ts";
import type { Fact, Subject } from "./fact.ts";
import { readFeatures, type Features } from "./question-features.ts";
import { softmax } from "./ranker.ts";
import { readRemark, type Remark } from "./remark.ts";

/** A question, read. */
export type ReadQuestion = {
  words: readonly string[];
  named: readonly Subject[];
  focus: readonly Subject[];
  /** What was said around it, and how much that counts. */
  context: readonly string[];
  contextWeight: number;
};

type Meaning = { fact: Fact; remark?: never } | { remark: Remark; fact?: never };

/** `share` is how likely a question means it, from 0 to 1; those of one question make 1 together. */
export type Ranked = Meaning & { share: number };

/** How much words of the fact itself add to what the examples say. */
const ownWordsWeight = 11;
/** What a fact without examples begins with. */
const unseenShare = 0.002;
/** A fact of another thing than the one that was named, or is being talked about, is hardly ever meant. */
const otherSubject = -3;
/** Nor is a fact of one thing among many, where nothing was named and nothing talked about. */
const unnamedSubject = -0.5;

/** Everything a question may mean, the likeliest first. */
export function rankFacts(assistant: Assistant, question: ReadQuestion): Ranked[] {
  const learned = assistant.rank(featuresOf(question));
  const covers = assistant.ownWords(question.words);
  const rateSubject = subjectRater(assistant, question);
  const meanings: { meaning: Meaning; score: number }[] = assistant.knowledge.facts.map((fact) => {
    const share = Math.max(learned.get(fact.id) ?? unseenShare, 1e-6);
    const cover = covers.get(fact) ?? 0;
    const score = Math.log(share) + ownWordsWeight * cover * cover + rateSubject(fact);
    return { meaning: { fact }, score };
  });
  for (const [name, share] of learned) {
    const remark = readRemark(name);
    if (remark) meanings.push({ meaning: { remark }, score: Math.log(Math.max(share, 1e-6)) });
  }
  const shares = softmax(meanings.map(({ score }) => score));
  return meanings
    .map(({ meaning }, place) => ({ ...meaning, share: shares[place] ?? 0 }))
    .toSorted((a, b) => b.share - a.share);
}

function subjectRater(
  { names }: Assistant,
  { named, focus }: ReadQuestion,
): (fact: Fact) => number {
  const meant = new Set([...named, ...focus].flatMap(({ id, partOf }) => [id, partOf]));
  const isOneNamed = named.some(({ isParticular }) => isParticular);
  const isOneTalkedOf = focus.some(({ isParticular }) => isParticular);
  const particular = new Set(
    names.flatMap(({ subject }) => (subject.isParticular ? [subject.id] : [])),
  );
  return ({ about }) => {
    if (about === undefined || meant.has(about)) return 0;
    if (isOneNamed) return otherSubject;
    if (!particular.has(about)) return 0;
    return isOneTalkedOf ? otherSubject : unnamedSubject;
  };
}

function featuresOf({ words, named, focus, context, contextWeight }: ReadQuestion): Features {
  const ids = (subjects: readonly Subject[]) => subjects.map(({ id }) => id);
  const features = readFeatures({ words, named: ids(named), focus: ids(focus) });
  for (const [feature, count] of readFeatures({ words: context, named: [], focus: [] })) {
    features.set(feature, (features.get(feature) ?? 0) + contextWeight * count);
  }
  return features;
}
