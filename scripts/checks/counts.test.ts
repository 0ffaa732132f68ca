import { describe, expect, it } from "vitest";
import { addCounts, agreeWithExit, formatCounts, oneFailed, onePassed } from "./counts.ts";

describe("the closing line", () => {
  it("sums all checks and leaves out what nobody skipped", () => {
    const unit = { passed: 40, failed: 1, skipped: 0 };
    expect(formatCounts(addCounts([onePassed, unit, oneFailed]))).toBe("41 passed, 2 failed");
  });

  it("names skipped tests", () => {
    expect(formatCounts({ passed: 3, failed: 0, skipped: 2 })).toBe(
      "3 passed, 0 failed, 2 skipped",
    );
  });
});

describe("a runner's exit code", () => {
  it("counts as a failure when no test failed", () => {
    expect(agreeWithExit({ passed: 5, failed: 0, skipped: 0 }, 1).failed).toBe(1);
  });

  it("adds nothing to failures that were counted", () => {
    expect(agreeWithExit({ passed: 5, failed: 2, skipped: 0 }, 1).failed).toBe(2);
  });
});
