import type { Knowledge } from "./fact.ts";
import { listNames, type SubjectName } from "./find-subjects.ts";
import { createMender, type Mender } from "./mend-spelling.ts";
import { readWords } from "./normalise-text.ts";
import { createOwnWords, type OwnWords, type Told } from "./own-words.ts";
import type { AnswerSource } from "./protocol.ts";
import { createRanker, type Ranker, type RankerTable } from "./ranker.ts";
import type { Ordered } from "./read-order.ts";
import type { Remark } from "./remark.ts";
import { createTranslator, type Translator } from "./translate.ts";

/** What the assistant says when it is not telling a fact. */
export type AssistantWords = {
  smallTalk: Record<
    Exclude<Remark, "injection" | "contact" | "person" | "out-of-scope" | "unsaid" | "yes">,
    string
  >;
  contact: string;
  contactSource: AnswerSource;
  refusal: string;
  outOfScope: string;
  unknown: string;
  /** About a thing it knows, but not this of it. */
  unknownOf: (name: string) => string;
  /** After the parts it could answer: those it could not, as they were asked, or none where they cannot be quoted. */
  restUnknown: (asked: readonly string[]) => string;
  /** Before an answer to what was asked in another language. */
  inEnglish: string;
  /** What several things come to together, or several months of one. */
  order: (ordered: readonly Ordered[]) => string;
  /** Before an answer it is not quite sure of. */
  understood: (about: string) => string;
};

export type Assistant = {
  knowledge: Knowledge;
  words: AssistantWords;
  names: readonly SubjectName[];
  rank: Ranker["rank"];
  liken: Ranker["liken"];
  ownWords: OwnWords;
  mend: Mender;
  translate: Translator;
};

export function createAssistant(
  knowledge: Knowledge,
  words: AssistantWords,
  table: RankerTable,
): Assistant {
  const told = readTold(knowledge);
  return {
    knowledge,
    words,
    names: listNames(knowledge.subjects),
    ...createRanker(table),
    ownWords: createOwnWords(told),
    mend: createMender(knownWords(knowledge, told, table)),
    translate: createTranslator(table.languages),
  };
}

/** Each fact, and the words in which the site tells it. */
export function readTold({ facts }: Knowledge): Told {
  return new Map(facts.map((fact) => [fact, readWords(`${fact.source.title} ${fact.answer}`)]));
}

/** The trained words first: what a visitor means is most likely one of them. */
export function knownWords(
  { subjects }: Knowledge,
  told: Told,
  { words }: Pick<RankerTable, "words">,
): Set<string> {
  const known = new Set(words.split("\n"));
  for (const { names } of subjects) for (const word of names.flatMap(readWords)) known.add(word);
  for (const each of told.values()) for (const word of each) known.add(word);
  return known;
}
