const gramSizes = [3, 2];
const leastScore = 0.33;

/** What was probably meant: close in its letters, and sharing two or three in a row. Never the name itself. */
export function suggestName(name: string, known: Iterable<string>): string | null {
  const wanted = name.toLowerCase();
  const candidates = [...new Set(known)];
  if (candidates.some((each) => each.toLowerCase() === wanted)) return null;
  for (const size of gramSizes) {
    const grams = listGrams(wanted, size);
    const [best] = candidates
      .filter((each) => [...listGrams(each.toLowerCase(), size)].some((gram) => grams.has(gram)))
      .map((each) => ({ each, score: score(wanted, each.toLowerCase()) }))
      .filter((found) => found.score >= leastScore)
      .toSorted((one, other) => other.score - one.score);
    if (best) return best.each;
  }
  return null;
}

function listGrams(word: string, size: number): Set<string> {
  const text = `-${word.replace(/[^\p{L}\p{N}, ]/gu, "")}-`;
  return new Set(
    Array.from({ length: Math.max(0, text.length - size + 1) }, (_, start) =>
      text.slice(start, start + size),
    ),
  );
}

/** One where the words are equal, zero where every letter must change. */
function score(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  return longest === 0 ? 1 : 1 - countChanges(one, other) / longest;
}

function countChanges(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isEqual = one[row - 1] === other[column - 1];
      current.push(
        Math.min(
          (before[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (before[column - 1] ?? 0) + (isEqual ? 0 : 1),
        ),
      );
    }
    before = current;
  }
  return before[other.length] ?? 0;
}
