/** How many letters must be changed, left out, added or swapped with their neighbour; `most` ends the count. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? most + 1;
}

/** The known word that was probably meant; people seldom mistype the first letter. */
export function findMeantWord(word: string, known: Iterable<string>): string | undefined {
  if (word.length < 5 || /\d/.test(word)) return undefined;
  const most = word.length >= 8 ? 2 : 1;
  let best: { word: string; distance: number } | undefined;
  for (const candidate of known) {
    // The shorter a word, the more others it could have been.
    const sure = candidate.length < 5 ? 3 : 1;
    if (candidate.length < 4 || candidate.slice(0, sure) !== word.slice(0, sure)) continue;
    const distance = editDistance(word, candidate, most);
    if (distance <= most && (!best || distance < best.distance))
      best = { word: candidate, distance };
  }
  return best?.word;
}
