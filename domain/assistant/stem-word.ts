const hasVowel = /[aeiouy]/;

/** Kept as they are: their stems would match unrelated words. */
const kept = new Set(["rating", "portal", "during", "several", "species", "series", "news"]);

/** English endings removed, after Porter: enough for "cancelled" to match "cancellations". */
export function stemWord(word: string): string {
  const single = withoutPlural(word);
  if (word.length < 4 || /\d/.test(word) || kept.has(single))
    return kept.has(single) ? single : word;
  return withoutDerivation(withoutInflection(single));
}

function withoutPlural(word: string): string {
  if (word.endsWith("sses")) return word.slice(0, -2);
  if (word.endsWith("ies")) return word.length > 4 ? `${word.slice(0, -3)}y` : word;
  if (/(?:ss|us|is)$/.test(word) || !word.endsWith("s")) return word;
  return word.slice(0, -1);
}

function withoutInflection(word: string): string {
  for (const ending of ["ing", "ed"]) {
    const rest = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || rest.length < 3 || !hasVowel.test(rest)) continue;
    if (/([^aeiouylsz])\1$/.test(rest)) return rest.slice(0, -1);
    return rest;
  }
  return word;
}

const derivations: readonly (readonly [string, string])[] = [
  ["ational", "at"],
  ["isation", "is"],
  ["ization", "iz"],
  ["ations", "at"],
  ["ation", "at"],
  ["fulness", "ful"],
  ["ically", "ic"],
  ["ement", ""],
  ["ments", ""],
  ["ment", ""],
  ["ness", ""],
  ["ator", "at"],
  ["ance", ""],
  ["ence", ""],
  ["able", ""],
  ["ible", ""],
  ["ally", "al"],
  ["er", ""],
  ["or", ""],
  ["ly", ""],
  ["ion", ""],
  ["al", ""],
];

function withoutDerivation(word: string): string {
  const found = derivations.find(
    ([ending]) => word.endsWith(ending) && word.length - ending.length >= 4,
  );
  const short = found ? word.slice(0, -found[0].length) + found[1] : word;
  const bare = short.replace(/(?<=[a-z]{3})(?:at|e|i|y)$/, "");
  return bare.endsWith("ll") && bare.length > 4 ? bare.slice(0, -1) : bare;
}
