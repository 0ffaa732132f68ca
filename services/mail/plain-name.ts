/**
 * A name that somebody chose, for a mail to somebody else: one line, and nothing in it that a mail program would make a
 * link of, or that turns the direction of what stands beside it. Null where nothing is left to read.
 */
export function plainName(name: string, longest = 80): string | null {
  const text = name
    .toWellFormed()
    // The wide and the small spellings of a full stop and of an at sign are taken for the plain ones.
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/[\p{C}\p{Z}@:<>\\]/gu, " ")
    // 'Smith & Sons Ltd.' and 'St. Ives' keep theirs; 'evil.example' is no address any more.
    .replaceAll(/[.\u3002](?=\S)/gu, " ")
    // A telephone number is a link, too.
    .replaceAll(/\+?\d(?:[\s()/-]*\d){6,}/g, "…")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (!/[\p{L}\p{N}\p{S}]/u.test(text)) return null;
  const characters = Array.from(text);
  if (characters.length <= longest) return text;
  return `${characters
    .slice(0, longest - 1)
    .join("")
    .trim()}…`;
}
