import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { home } from "./home.ts";
import { processSteps } from "./process.ts";

describe("the fingerprints on the home page", () => {
  it.each(home.proof.samples)("$label: the one shown is that of “$words”", (sample) => {
    expect(createHash("sha256").update(sample.words).digest("hex")).toBe(sample.fingerprint);
  });

  it("belong to sentences one character apart", () => {
    const [published, altered] = home.proof.samples.map(({ words }) => Array.from(words));
    expect(altered).toHaveLength(published!.length);
    expect(published!.filter((character, at) => character !== altered![at])).toHaveLength(1);
  });
});

it("has a line for each step of the process", () => {
  expect([...home.process.lines.keys()]).toEqual(processSteps.steps.map(({ name }) => name));
});
