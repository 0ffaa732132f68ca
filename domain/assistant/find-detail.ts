import type { Fact } from "./fact.ts";
import { readWords } from "./normalise-text.ts";
import { stopWords } from "./plain-words.ts";
import { stemWord } from "./stem-word.ts";

/** A shorter answer is read in one go. */
const shortAnswer = 32;
/** How many of the question's words a sentence must have, where those before it have none. */
const clearly = 2;
/** Begins with what the sentence before has named. */
const leansBack =
  /^(?:it|its|he|she|they|them|their|that|this|these|those|one|both|so|then|there|but|and|here|such|until|instead)\b/i;

/** What a fact answers, from the sentence on in which the asked detail stands; the sentences before it lead there. */
export function findDetail(fact: Fact, asked: readonly string[]): string {
  const { answer, source, about, prices, isGap } = fact;
  const sentences = answer.split(/(?<=[.!?]["”’)]?) (?=[A-Z“£$])/);
  if (prices || isGap || sentences.length < 2 || answer.split(" ").length <= shortAnswer)
    return answer;
  const stems = new Set(asked.filter((word) => !stopWords.has(word)).map(stemWord));
  const counts = sentences.map(
    (sentence) =>
      new Set(
        readWords(sentence)
          .map(stemWord)
          .filter((stem) => stems.has(stem)),
      ).size,
  );
  let start = counts.findIndex((count) => count > 0);
  if ((counts[start] ?? 0) < clearly) return answer;
  while (start > 0 && leansBack.test(sentences[start] ?? "")) start--;
  if (start === 0) return answer;
  const told = sentences.slice(start).join(" ");
  return about === undefined ? told : `${source.title}: ${told}`;
}
