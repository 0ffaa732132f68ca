import { join } from "node:path";
import { expect, it } from "vitest";
import { markUnhandled } from "./mark-unhandled.ts";
import { productRoot } from "./run-tool.ts";
import { countTests, listFailedFiles } from "./unit-report.ts";

const file = (name: string) => join(productRoot, name);
const report = {
  testResults: ["a.test.ts", "b.test.ts"].map((name) => ({
    name: file(name),
    status: "passed",
    assertionResults: [{ fullName: "adds", status: "passed" }],
  })),
};

it("fails the file in which nobody caught it, so that it is tried again and named", () => {
  const marked = markUnhandled(report, [
    { message: "closed", stack: "Error: closed\n  at a.ts:1", VITEST_TEST_PATH: file("a.test.ts") },
  ]);
  expect(listFailedFiles(marked)).toEqual(["a.test.ts"]);
  expect(countTests(marked)).toMatchObject({
    passed: 2,
    failed: 1,
    failures: [expect.stringMatching(/^a\.test\.ts › .*\n.*Error: closed/)],
  });
});

it("fails the run where it belongs to no file", () => {
  expect(countTests(markUnhandled(report, [{ message: "lost" }]))).toMatchObject({
    passed: 2,
    failed: 1,
    failures: [expect.stringContaining("lost")],
  });
});
