import { describe, expect, it } from "vitest";
import { projectStatuses } from "./project.ts";
import { canMove, isStepBack, nextProjectStatuses } from "./transitions.ts";

describe("a project", () => {
  it("goes from idea to end by way of a review", () => {
    expect(canMove("pending", "in_progress")).toBe(true);
    expect(canMove("in_progress", "review")).toBe(true);
    expect(canMove("review", "completed")).toBe(true);
    expect(canMove("pending", "completed")).toBe(false);
    expect(canMove("in_progress", "completed")).toBe(false);
  });

  it("can be reopened once completed, and taken up again once cancelled", () => {
    expect(nextProjectStatuses("completed")).toEqual(["in_progress"]);
    expect(nextProjectStatuses("cancelled")).toEqual(["pending"]);
  });

  it("never moves to where it is, and is never stuck", () => {
    for (const status of projectStatuses) {
      expect(canMove(status, status)).toBe(false);
      expect(nextProjectStatuses(status)).not.toHaveLength(0);
    }
  });

  it("is asked about before it is cancelled or reopened", () => {
    expect(isStepBack("review", "cancelled")).toBe(true);
    expect(isStepBack("completed", "in_progress")).toBe(true);
    expect(isStepBack("review", "in_progress")).toBe(false);
    expect(isStepBack("in_progress", "review")).toBe(false);
  });
});
