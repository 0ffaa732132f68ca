import { stemWord } from "./stem-word.ts";

/** What of a question the ranker looks at, and how often it occurs. */
export type Features = Map<string, number>;

export type Asked = {
  /** In lower case, their spelling mended. */
  words: readonly string[];
  /** Ids of the subjects that are named. */
  named: readonly string[];
  /** Ids of the subjects the conversation is about, where none is named. */
  focus: readonly string[];
};

const lettersTaken = [3, 4, 5];

/** Words, pairs of neighbours, runs of letters, and subjects. The first letter says which of them. */
export function readFeatures({ words, named, focus }: Asked): Features {
  const features: Features = new Map();
  const add = (feature: string) => features.set(feature, (features.get(feature) ?? 0) + 1);
  const stems = words.map(stemWord);
  for (const [place, stem] of stems.entries()) {
    add(`w${stem}`);
    const next = stems[place + 1];
    if (next !== undefined) add(`p${stem} ${next}`);
  }
  for (const word of words) {
    if (word.length < 3) continue;
    const edged = `<${word}>`;
    for (const length of lettersTaken) {
      for (let at = 0; at + length <= edged.length; at++) add(`l${edged.slice(at, at + length)}`);
    }
  }
  for (const subject of named) add(`n${subject}`);
  if (named.length === 0) for (const subject of focus) add(`f${subject}`);
  return features;
}

/** How much a feature counts before it is weighed by its rarity; subjects are not. */
const worths = new Map([
  ["w", 1],
  ["p", 0.7],
  ["l", 0.25],
  ["n", 2],
  ["f", 2],
]);

/** `share` is the share of the examples in which the feature occurs. */
export function weighFeature(feature: string, share: number): number {
  const kind = feature.charAt(0);
  const worth = worths.get(kind) ?? 0;
  return kind === "n" || kind === "f" ? worth : (worth * Math.log(1 + 1 / share)) / 5;
}
