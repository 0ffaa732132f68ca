const contractions: readonly (readonly [RegExp, string])[] = [
  [/\blet'?s\b/g, "let us"],
  [/\b(what|where|who|how|when|that|there|it|here)'s\b/g, "$1 is"],
  [/\b(what|where|who|how|when|that|there|it|he|she)s\b(?= )/g, "$1 is"],
  [/\b(\w+)n't\b/g, "$1 not"],
  [/\bcannot\b/g, "can not"],
  [/\b(i|you|we|they)'(?:re|m|ve|ll|d)\b/g, "$1"],
  [/\b(\w+)'s\b/g, "$1"],
];

/** Lower case, plain quotes, no accents, contractions written out, and one word for every e-mail address. */
export function normaliseText(text: string): string {
  let plain = text
    .replaceAll(/\bU\.?S\.?A?\b/g, "america")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[‘’`´]/g, "'")
    .toLowerCase()
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
