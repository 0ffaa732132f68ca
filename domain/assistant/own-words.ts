import type { Fact } from "./fact.ts";
import { stopWords } from "./plain-words.ts";
import { stemWord } from "./stem-word.ts";

/** Facts, and the words in which the site tells each. */
export type Told = ReadonlyMap<Fact, readonly string[]>;

/** For each fact that shares words with a question: how much of the question it speaks to, from 0 to 1. */
export type OwnWords = (words: readonly string[]) => Map<Fact, number>;

/** Facts by the words in which the site itself tells them: this finds a fact that nobody wrote examples for. */
export function createOwnWords(told: Told): OwnWords {
  const having = new Map<string, Set<Fact>>();
  for (const [fact, words] of told) {
    for (const stem of readStems(words)) {
      const list = having.get(stem);
      if (list) list.add(fact);
      else having.set(stem, new Set([fact]));
    }
  }
  const weigh = (stem: string) => Math.log(1 + told.size / (having.get(stem)?.size ?? 0.5));
  // As much as a word weighs of which one fact alone speaks: a single word is no proof.
  const oneWord = Math.log(1 + told.size);
  return (words) => {
    const stems = readStems(words);
    const whole = [...stems].reduce((sum, stem) => sum + weigh(stem), 0);
    const covers = new Map<Fact, number>();
    for (const stem of stems) {
      for (const fact of having.get(stem) ?? []) {
        covers.set(fact, (covers.get(fact) ?? 0) + weigh(stem) / (whole + oneWord));
      }
    }
    return covers;
  };
}

function readStems(words: readonly string[]): Set<string> {
  return new Set(words.filter((word) => !stopWords.has(word)).map(stemWord));
}
