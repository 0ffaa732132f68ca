import type { Features } from "../../domain/assistant/question-features.ts";
import { weighFeature } from "../../domain/assistant/question-features.ts";

export type Sample = { features: Features; meaning: string };

export type Trained = {
  /** Numbers in a vector. */
  size: number;
  meanings: string[];
  features: string[];
  weights: Float32Array;
  featureVectors: Float32Array;
  meaningVectors: Float32Array;
  biases: Float32Array;
};

type Settings = {
  size: number;
  epochs: number;
  rate: number;
  leastCount: number;
  drop: number;
  seed: number;
};

export const settings: Settings = {
  size: 64,
  epochs: 12,
  rate: 0.1,
  leastCount: 3,
  drop: 0.05,
  seed: 7,
};

/** What a question hardly has to do with is not moved by it. */
const leastSlope = 1e-3;

/** The same numbers in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Two layers without a bend between them: the vectors of a question's features are added up and compared
 * with the vector of each meaning. Words that ask for the same thing come to lie together, which is what lets
 * few examples go far. Steps are by AdaGrad, one for each vector; some features are left out each time, so that none is relied on alone.
 */
export function trainRanker<Known extends Sample>(
  samples: readonly Known[],
  { size, epochs, rate, leastCount, drop, seed }: Settings = settings,
  /** Called for each sample in each epoch: what to train on in its place. */
  vary: (sample: Known, random: () => number) => Features = ({ features }) => features,
): Trained {
  const random = createRandom(seed);
  const meanings = [...new Set(samples.map(({ meaning }) => meaning))];
  const meaningPlaces = new Map(meanings.map((meaning, place) => [meaning, place]));
  const { features, weights } = chooseFeatures(samples, leastCount);
  const places = new Map(features.map((feature, place) => [feature, place]));

  const draw = (length: number) => Float32Array.from({ length }, () => (random() - 0.5) * 0.17);
  const featureVectors = draw(features.length * size);
  const meaningVectors = draw(meanings.length * size);
  const biases = new Float32Array(meanings.length);
  const featureSteps = new Float32Array(features.length).fill(1e-3);
  const meaningSteps = new Float32Array(meanings.length).fill(1e-3);
  const biasSteps = new Float32Array(meanings.length).fill(1e-3);
  const sum = new Float32Array(size);
  const blame = new Float32Array(size);
  const shares = new Float32Array(meanings.length);
  const order = samples.map((_, place) => place);

  for (let epoch = 0; epoch < epochs; epoch++) {
    const step = rate * (1 - (0.9 * epoch) / epochs);
    shuffle(order, random);
    for (const place of order) {
      const sample = samples[place]!;
      const { at, values } = encode(vary(sample, random));
      learn(at, values, meaningPlaces.get(sample.meaning) ?? 0, step);
    }
  }
  return { size, meanings, features, weights, featureVectors, meaningVectors, biases };

  function encode(present: Features): { at: number[]; values: number[] } {
    const at: number[] = [];
    const values: number[] = [];
    let length = 0;
    for (const [feature, count] of present) {
      const place = places.get(feature);
      if (place === undefined) continue;
      const value = count * weights[place]!;
      length += value * value;
      if (random() < drop) continue;
      at.push(place * size);
      values.push(value);
    }
    const norm = Math.sqrt(length) || 1;
    return { at, values: values.map((value) => value / norm) };
  }

  function learn(at: readonly number[], values: readonly number[], right: number, step: number) {
    sum.fill(0);
    for (let k = 0; k < at.length; k++) {
      const from = at[k]!;
      const value = values[k]!;
      for (let i = 0; i < size; i++) sum[i]! += value * featureVectors[from + i]!;
    }
    let most = -Infinity;
    for (let m = 0; m < shares.length; m++) {
      let score = biases[m]!;
      const from = m * size;
      for (let i = 0; i < size; i++) score += sum[i]! * meaningVectors[from + i]!;
      shares[m] = score;
      if (score > most) most = score;
    }
    let total = 0;
    for (let m = 0; m < shares.length; m++) {
      const power = Math.exp(shares[m]! - most);
      shares[m] = power;
      total += power;
    }
    blame.fill(0);
    const square = meanSquare(sum);
    for (let m = 0; m < shares.length; m++) {
      const slope = shares[m]! / total - (m === right ? 1 : 0);
      if (Math.abs(slope) < leastSlope) continue;
      const from = m * size;
      meaningSteps[m]! += slope * slope * square;
      const factor = (step * slope) / Math.sqrt(meaningSteps[m]!);
      for (let i = 0; i < size; i++) {
        const here = from + i;
        blame[i]! += slope * meaningVectors[here]!;
        meaningVectors[here]! -= factor * sum[i]!;
      }
      biasSteps[m]! += slope * slope;
      biases[m]! -= (0.1 * step * slope) / Math.sqrt(biasSteps[m]!);
    }
    const blamed = meanSquare(blame);
    for (let k = 0; k < at.length; k++) {
      const from = at[k]!;
      const value = values[k]!;
      const feature = from / size;
      featureSteps[feature]! += value * value * blamed;
      const factor = (step * value) / Math.sqrt(featureSteps[feature]!);
      for (let i = 0; i < size; i++) featureVectors[from + i]! -= factor * blame[i]!;
    }
  }
}

function meanSquare(vector: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < vector.length; i++) sum += vector[i]! * vector[i]!;
  return sum / vector.length;
}

/** Rare ones tell nothing that would hold for another question; words are kept from the first. */
function chooseFeatures(
  samples: readonly Sample[],
  leastCount: number,
): { features: string[]; weights: Float32Array } {
  const counts = new Map<string, number>();
  for (const { features } of samples) {
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const chosen = [...counts].filter(
    ([feature, count]) => count >= (/^[wnf]/.test(feature) ? 1 : leastCount),
  );
  return {
    features: chosen.map(([feature]) => feature),
    weights: Float32Array.from(chosen, ([feature, count]) =>
      weighFeature(feature, count / samples.length),
    ),
  };
}

function shuffle(list: number[], random: () => number): void {
  for (let place = list.length - 1; place > 0; place--) {
    const other = Math.floor(random() * (place + 1));
    [list[place], list[other]] = [list[other]!, list[place]!];
  }
}
