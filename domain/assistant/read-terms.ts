import { readWords } from "./normalise-text.ts";
import { stopWords, weakWords } from "./plain-words.ts";
import { stemWord } from "./stem-word.ts";
import { tradeWords } from "./trade-words.ts";

/** By first stem, longest first: the stems of what a visitor may say, and the term it stands for. */
const phrases = collectPhrases();

function collectPhrases(): Map<string, { stems: string[]; term: string }[]> {
  const byFirst = new Map<string, { stems: string[]; term: string }[]>();
  for (const [name, ways] of Object.entries(tradeWords)) {
    for (const way of [name, ...ways]) {
      const stems = readWords(way).map(stemWord);
      const [first] = stems;
      if (first === undefined) continue;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { stems, term: termOf(name) }]);
    }
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.stems.length - a.stems.length);
  return byFirst;
}

function termOf(name: string): string {
  return readWords(name).map(stemWord).join("-");
}

const weakTerms = new Set([...weakWords].map(stemWord));

/** Terms of the index, in order; stop words are gone unless they are part of a phrase. */
export function readTerms(
  text: string,
  correctStem: (stem: string) => string = (stem) => stem,
): string[] {
  const words = readWords(text);
  const stems = words.map((word) =>
    stopWords.has(word) ? stemWord(word) : correctStem(stemWord(word)),
  );
  const terms: string[] = [];
  let place = 0;
  while (place < stems.length) {
    const here = place;
    const phrase = phrases
      .get(stems[here] ?? "")
      ?.find((each) => each.stems.every((stem, offset) => stems[here + offset] === stem));
    if (phrase) terms.push(phrase.term);
    else if (!stopWords.has(words[here] ?? "")) terms.push(stems[here] ?? "");
    place += phrase?.stems.length ?? 1;
  }
  return terms;
}

export function isWeak(term: string): boolean {
  return weakTerms.has(term) || /^\d{1,2}$/.test(term);
}

/** Every stem that a phrase of the trade begins or goes on with. */
export function tradeStems(): Set<string> {
  return new Set([...phrases.values()].flat().flatMap(({ stems }) => stems));
}

/** What every way of asking for a price comes down to. */
export const priceTerm = termOf("price");
