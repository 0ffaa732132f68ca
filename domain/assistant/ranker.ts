import { weighFeature, type Features } from "./question-features.ts";

/** Of the examples, for a feature that is in none. */
const rarestShare = 1e-4;
/** Of two questions' likeness, what was learned; the rest are their words, pairs and letters as they stand. */
const meaningShare = 0.7;

/**
 * What `scripts/train-assistant.ts` has learned from the example questions: a vector for each feature of a
 * question and for each thing it may mean. Numbers are in base64, so that Node and Deno load it alike.
 */
export type RankerTable = {
  /** Of the examples and the facts' ids: says whether the table belongs to them. */
  hash: string;
  /** Numbers in a vector. */
  size: number;
  /** A line each. */
  meanings: string;
  features: string;
  /** Words that are spelt rightly, the commonest first. */
  words: string;
  /** What visitors say in other languages: see `translate.ts`. */
  languages: Record<string, string>;
  /** Float32: how much each feature counts. */
  weights: string;
  /** Int8 vectors, and the Float32 by which each is to be multiplied. */
  featureVectors: string;
  featureScales: string;
  meaningVectors: string;
  meaningScales: string;
  /** Float32: how likely each meaning is before anything is known. */
  biases: string;
};

export type Ranker = {
  /** How likely a question means each thing, from 0 to 1; together 1. */
  rank: (features: Features) => Map<string, number>;
  /** A question as numbers: those of two questions, multiplied and added up, say how alike they are, from 0 to 1. */
  liken: (features: Features) => Features;
};

export function createRanker(table: RankerTable): Ranker {
  const { size } = table;
  const meanings = table.meanings.split("\n");
  const places = new Map(table.features.split("\n").map((feature, place) => [feature, place]));
  const weights = readFloats(table.weights);
  const vectors = new Int8Array(readBytes(table.featureVectors));
  const scales = readFloats(table.featureScales);
  const meaningVectors = new Int8Array(readBytes(table.meaningVectors));
  const meaningScales = readFloats(table.meaningScales);
  const biases = readFloats(table.biases);
  const rarest = weights.reduce((most, weight) => Math.max(most, weight), 0);

  /** What its features add up to, and how long they are together. */
  function add(features: Features): { sum: Float32Array; norm: number } {
    const sum = new Float32Array(size);
    let length = 0;
    for (const [feature, count] of features) {
      const place = places.get(feature);
      if (place === undefined) {
        // A word it has never seen may mean anything: the more of them, the less sure it can be.
        if (feature.startsWith("w")) length += rarest * rarest;
        continue;
      }
      const value = count * at(weights, place);
      length += value * value;
      const scaled = value * at(scales, place);
      for (let i = 0; i < size; i++) sum[i] = at(sum, i) + scaled * at(vectors, place * size + i);
    }
    return { sum, norm: Math.sqrt(length) || 1 };
  }

  function rank(features: Features): Map<string, number> {
    const { sum, norm } = add(features);
    const scores = meanings.map((_, meaning) => {
      let score = 0;
      for (let i = 0; i < size; i++) score += at(sum, i) * at(meaningVectors, meaning * size + i);
      return (score * at(meaningScales, meaning)) / norm + at(biases, meaning);
    });
    return new Map(softmax(scores).map((share, place) => [meanings[place] ?? "", share]));
  }

  function liken(features: Features): Features {
    const weighed = [...features].map(([feature, count]): [string, number] => {
      const place = places.get(feature);
      // What no example has is as telling as what is rarest.
      const weight = place === undefined ? weighFeature(feature, rarestShare) : at(weights, place);
      return [feature, count * weight];
    });
    const learned = [...add(features).sum].map((value, i): [string, number] => [`m${i}`, value]);
    return new Map([...scale(weighed, 1 - meaningShare), ...scale(learned, meaningShare)]);
  }

  return { rank, liken };
}

/** To a length of which the square is `square`. */
function scale(numbers: readonly [string, number][], square: number): [string, number][] {
  const length = Math.hypot(...numbers.map(([, value]) => value)) || 1;
  return numbers.map(([name, value]) => [name, (value * Math.sqrt(square)) / length]);
}

export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function at(numbers: Float32Array | Int8Array, place: number): number {
  return numbers[place] ?? 0;
}

function readBytes(base64: string): ArrayBuffer {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let place = 0; place < bytes.length; place++) bytes[place] = letters.charCodeAt(place);
  return bytes.buffer;
}

function readFloats(base64: string): Float32Array {
  return new Float32Array(readBytes(base64));
}
