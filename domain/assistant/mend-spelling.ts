import { editDistance } from "./edit-distance.ts";

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
    const meant = findMeant(word, byStart.get(word.charAt(0)) ?? [], ranks) ?? word;
    // Visitors' words are endless; what is remembered of them is not.
    if (mended.size < mostRemembered) mended.set(word, meant);
    return meant;
  }

  // Words of which most are unknown are another language, not mistakes.
  return (words) => {
    const unknown = words.filter((word) => !ranks.has(word) && /^[a-z]+$/.test(word));
    return unknown.length * 2 > words.length && words.length > 2 ? [...words] : words.map(mend);
  };
}

/** People seldom mistype the first letter. The shorter a word, the more others it could have been. */
function findMeant(
  word: string,
  candidates: readonly string[],
  ranks: ReadonlyMap<string, number>,
): string | undefined {
  const most = word.length >= 7 ? 2 : 1;
  let best: { word: string; cost: number } | undefined;
  for (const candidate of candidates) {
    if (candidate.length < 3 || Math.abs(candidate.length - word.length) > most) continue;
    const rank = ranks.get(candidate) ?? 0;
    if (word.length < 5 && rank > 400) continue;
    const distance = editDistance(word, candidate, most);
    if (distance > most) continue;
    const cost = distance + Math.log10(10 + rank) / 5;
    if (!best || cost < best.cost) best = { word: candidate, cost };
  }
  return best?.word;
}
