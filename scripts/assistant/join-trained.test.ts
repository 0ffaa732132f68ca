import { expect, it } from "vitest";
import { joinTrained } from "./join-trained.ts";
import type { Trained } from "./train-ranker.ts";

const training = (feature: number[], meaning: number[], bias: number): Trained => ({
  size: 2,
  meanings: ["a"],
  features: ["wa"],
  weights: Float32Array.of(1),
  featureVectors: Float32Array.from(feature),
  meaningVectors: Float32Array.from(meaning),
  biases: Float32Array.of(bias),
});

function score({ featureVectors, meaningVectors, biases }: Trained): number {
  return featureVectors.reduce((sum, number, i) => sum + number * meaningVectors[i]!, biases[0]!);
}

it("says the mean of what each training says", () => {
  const trainings = [training([1, 2], [3, 4], 0.5), training([2, 0], [5, 1], 1.5)];
  const joined = joinTrained(trainings);
  expect(joined.size).toBe(4);
  expect(score(joined)).toBeCloseTo((score(trainings[0]!) + score(trainings[1]!)) / 2);
});

it("leaves a single training as it is", () => {
  const one = training([1, 2], [3, 4], 0.5);
  expect(joinTrained([one])).toEqual(one);
});
