import { describe, expect, it } from "vitest";
import { comparison } from "./pages/why-us.ts";
import { agreement, approachComparison, approaches, processSteps } from "./process.ts";

describe("the process", () => {
  it("has four steps and three approaches", () => {
    expect(processSteps.steps).toHaveLength(4);
    expect(approaches.options.map(({ name }) => name)).toEqual(["Full AI", "Hybrid", "Human-only"]);
  });
});

describe("the way to an agreement", () => {
  it("lies between two of the steps", () => {
    const [first, second] = processSteps.steps.map(({ name }) => name);
    expect(agreement.label).toBe(`Between ${first} and ${second}`);
  });
});

describe("the comparisons", () => {
  it.each([
    ["approaches", [...approachComparison.rows, approachComparison.see], approaches.options],
    ["ways to get it made", comparison.rows, comparison.columns],
  ])("of %s answer every question for every column", (_, rows, columns) => {
    for (const { cells } of rows) expect(cells).toHaveLength(columns.length);
  });
});
