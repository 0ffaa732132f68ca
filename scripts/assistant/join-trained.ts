import type { Trained } from "./train-ranker.ts";

/**
 * Several trainings of the same samples as one, whose scores are the mean of theirs: their vectors lie end to end, and a
 * meaning's are divided by how many they are.
 */
export function joinTrained(trainings: readonly Trained[]): Trained {
  const [first] = trainings;
  if (!first || trainings.length === 1) return first ?? fail();
  const share = 1 / trainings.length;
  const join = (kind: "featureVectors" | "meaningVectors", factor: number): Float32Array => {
    const whole = new Float32Array(first[kind].length * trainings.length);
    for (const [turn, { [kind]: vectors, size }] of trainings.entries()) {
      for (let place = 0; place * size < vectors.length; place++) {
        const from = (place * trainings.length + turn) * size;
        for (let i = 0; i < size; i++) whole[from + i] = factor * vectors[place * size + i]!;
      }
    }
    return whole;
  };
  return {
    ...first,
    size: first.size * trainings.length,
    featureVectors: join("featureVectors", 1),
    meaningVectors: join("meaningVectors", share),
    biases: first.biases.map(
      (_, place) => share * trainings.reduce((sum, { biases }) => sum + biases[place]!, 0),
    ),
  };
}

function fail(): never {
  throw new Error("There is no training to join.");
}
