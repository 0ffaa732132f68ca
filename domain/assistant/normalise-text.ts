const contractions: readonly (readonly [RegExp, string])[] = [
  [/\blet'?s\b/g, "let us"],
  [/\b(what|where|who|how|when|that|there|it|here)'s\b/g, "$1 is"],
  [/\b(what|where|who|how|when|that|there|it|he|she)s\b(?= )/g, "$1 is"],
  [/\b(\w+)n't\b/g, "$1 not"],
  [/\bcannot\b/g, "can not"],
  [/\b(i|you|we|they)'(?:re|m|ve|ll|d)\b/g, "$1"],
  [/\b(\w+)'s\b/g, "$1"],
];

/** Letters with a stroke or in one piece, which no accent can be taken from. */
const letters = new Map(
  Object.entries({ ł: "l", ø: "o", đ: "d", ı: "i", ß: "ss", æ: "ae", œ: "oe", þ: "th", ð: "d" }),
);

/** In lower case, with plain letters. */
export function plainLetters(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[łøđıßæœþð]/g, (letter) => letters.get(letter) ?? letter);
}

/** Lower case, plain quotes, no accents, contractions written out, and one word for every e-mail address. */
export function normaliseText(text: string): string {
  let plain = plainLetters(text.replaceAll(/\bU\.?S\.?A?\b/g, "america"))
    .replaceAll(/[‘’`´]/g, "'")
    .replaceAll(/[^\s@]+@[^\s@]+\.[a-z]+/g, " emailaddress ");
  for (const [pattern, written] of contractions) plain = plain.replaceAll(pattern, written);
  return plain.replaceAll("e-mail", "email");
}

/** Words and figures; "9:16", "4.9/5" and "15,000" stay whole. */
export function readWords(text: string): string[] {
  const words = normaliseText(text).match(/[£$]?\d[\d,.:/]*\d[%+k]?|[£$]?\d[%+k]?|[a-z]+/g) ?? [];
  return words.map((word) =>
    word.replaceAll(/[£$,+]/g, "").replace(/^(\d+)k$/, (_, thousands: string) => `${thousands}000`),
  );
}
