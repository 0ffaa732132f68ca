import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { productRoot } from "./run-tool.ts";
import { countTests, listFailures, mergeTries } from "./unit-report.ts";

const file = (name: string) => join(productRoot, name);

describe("what failed", () => {
  it("is said with its file, its name and the beginning of the reason", () => {
    const reason = Array.from({ length: 30 }, (_, line) => `line ${line}`).join("\n");
    const [only, ...others] = listFailures({
      testResults: [
        {
          name: file("tests/a.test.ts"),
          status: "failed",
          assertionResults: [
            { fullName: "adds", status: "passed", failureMessages: [] },
            { fullName: "divides", status: "failed", failureMessages: [reason] },
          ],
        },
        { name: file("tests/b.test.ts"), status: "passed", assertionResults: [] },
      ],
    });
    expect(others).toEqual([]);
    expect(only).toMatch(/^tests\/a\.test\.ts › divides\n {4}line 0\n/);
    expect(only).not.toContain("line 20");
  });

  it("may be a file that could not be loaded or set up", () => {
    const report = {
      testResults: [
        {
          name: file("tests/c.test.ts"),
          status: "failed",
          message: "Cannot find module",
          assertionResults: [{ fullName: "adds", status: "skipped" }],
        },
      ],
    };
    expect(countTests(report)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 1,
      failures: ["tests/c.test.ts\n    Cannot find module"],
    });
  });
});

describe("a second try", () => {
  const result = (name: string, ...statuses: string[]) => ({
    name: file(name),
    status: statuses.includes("failed") ? "failed" : "passed",
    assertionResults: statuses.map((status, index) => ({ fullName: `test ${index}`, status })),
  });
  const first = {
    testResults: [
      result("a.test.ts", "passed", "failed", "skipped"),
      result("b.test.ts", "passed", "passed"),
      result("c.test.ts", "failed"),
    ],
  };

  const secondTry = (...statuses: string[]) => ({
    testResults: [result("a.test.ts", ...statuses), result("c.test.ts", "passed")],
  });

  it("takes the place of the first, which is still named", () => {
    const second = secondTry("passed", "passed", "skipped");
    expect(mergeTries(first, second)).toEqual({
      passed: 5,
      failed: 0,
      skipped: 1,
      failures: [],
      secondTries: ["a.test.ts › test 1", "c.test.ts › test 0"],
    });
  });

  it("that fails is a failure, wherever in the file it does", () => {
    const second = secondTry("failed", "passed", "skipped");
    expect(mergeTries(first, second)).toMatchObject({
      passed: 4,
      failed: 1,
      failures: ["a.test.ts › test 0"],
      secondTries: ["c.test.ts › test 0"],
    });
  });

  it("that never came counts as none", () => {
    expect(mergeTries(first, { testResults: [] })).toMatchObject({ passed: 3, failed: 2 });
  });
});
