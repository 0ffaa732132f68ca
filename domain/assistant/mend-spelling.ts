import { editDistance } from "./edit-distance.ts";
import { stopWords } from "./plain-words.ts";

/** Words as they were probably meant. */
export type Mender = (words: readonly string[]) => string[];

const mostRemembered = 5000;

/** `known` has the words most likely to be meant first. */
export function createMender(known: Iterable<string>): Mender {
  const ranks = new Map<string, number>();
  const byStart = new Map<string, string[]>();
  for (const word of known) {
    if (ranks.has(word)) continue;
    ranks.set(word, ranks.size);
    const sameStart = byStart.get(word.charAt(0));
    if (sameStart) sameStart.push(word);
    else byStart.set(word.charAt(0), [word]);
  }
  const mended = new Map<string, string>();

  function mend(word: string): string {
    if (word.length < 3 || ranks.has(word) || !/^[a-z]+$/.test(word)) return word;
    const remembered = mended.get(word);
    if (remembered !== undefined) return remembered;
    const once = word.replaceAll(/(.)\1{2,}/g, "$1");
    const startingWith = (place: number) => byStart.get(once.charAt(place)) ?? [];
    // "rpice"
    const swapped = startingWith(1).filter((each) => each.charAt(1) === once.charAt(0));
    const candidates = [...startingWith(0), ...swapped];
    const meant = ranks.has(once)
      ? once
      : (findMeant(once, candidates, ranks) ?? takeApart(once, ranks) ?? word);
    // Visitors' words are endless; what is remembered of them is not.
    if (mended.size < mostRemembered) mended.set(word, meant);
    return meant;
  }

  // Words of which most are unknown, and still unknown when mended, are another language.
  return (words) => {
    const isUnknown = (word: string) => !ranks.has(word) && /^[a-z]+$/.test(word);
    const isTrained = (word: string) => (ranks.get(word) ?? trained) < trained;
    const unknown = words.filter(isUnknown);
    const isForeign =
      unknown.length * 2 > words.length &&
      words.length > 2 &&
      unknown.map(mend).filter(isTrained).length < unknown.length * leastMended;
    return isForeign ? [...words] : words.flatMap((word) => mend(word).split(" "));
  };
}

/** Of the unknown words of a message that is English after all. */
const leastMended = 0.6;
/** Words of the examples come first, about this many of them. */
const trained = 1500;

/** "howmuch" */
function takeApart(word: string, ranks: ReadonlyMap<string, number>): string | undefined {
  const isCommon = (part: string) => part.length > 1 && (ranks.get(part) ?? trained) < trained;
  for (let place = 2; place < word.length - 1; place++) {
    const [one, other] = [word.slice(0, place), word.slice(place)];
    if (word.length > 5 && isCommon(one) && isCommon(other)) return `${one} ${other}`;
  }
  return undefined;
}

/** What carries no meaning is seldom worth being meant: "verfy" is rather verify than very. */
const slight = 0.2;

/** People seldom mistype the first letter. The shorter a word, the more others it could have been. */
function findMeant(
  word: string,
  candidates: readonly string[],
  ranks: ReadonlyMap<string, number>,
): string | undefined {
  const most = word.length >= 6 ? 2 : 1;
  let best: { word: string; cost: number } | undefined;
  for (const candidate of candidates) {
    if (candidate.length < 3 || Math.abs(candidate.length - word.length) > most) continue;
    const rank = ranks.get(candidate) ?? 0;
    if (word.length < 5 && rank > 400) continue;
    const distance = editDistance(word, candidate, most);
    if (distance > most || (distance > 1 && word.length < 7 && rank > trained)) continue;
    const cost = distance + Math.log10(10 + rank) / 5 + (stopWords.has(candidate) ? slight : 0);
    if (!best || cost < best.cost) best = { word: candidate, cost };
  }
  return best?.word;
}
