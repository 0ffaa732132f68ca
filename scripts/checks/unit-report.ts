import { relative } from "node:path";
import { z } from "zod";
import type { Counts } from "./counts.ts";
import { describeFailure } from "./describe-failure.ts";
import { productRoot } from "./run-tool.ts";

/** As much of Vitest's JSON as is read here. */
export const unitReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});
export type UnitReport = z.infer<typeof unitReport>;

const failedOnes = ({ testResults }: UnitReport) =>
  testResults.filter(({ status }) => status === "failed");

export const listFailedFiles = (report: UnitReport): string[] =>
  failedOnes(report).map(({ name }) => relative(productRoot, name));

/** A line for each test that failed, and the beginning of its reason. */
export function listFailures(report: UnitReport): string[] {
  return failedOnes(report).flatMap(({ name, message, assertionResults }) => {
    const file = relative(productRoot, name);
    const failed = assertionResults.filter((each) => each.status === "failed");
    // A file that could not be loaded has no tests that could fail.
    if (failed.length === 0) return [describeFailure(file, [message ?? ""])];
    return failed.map(({ fullName, failureMessages }) =>
      describeFailure(`${file} › ${fullName}`, failureMessages ?? []),
    );
  });
}

export function countTests(report: UnitReport): Counts {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failures = listFailures(report);
  return {
    passed: tests.filter(({ status }) => status === "passed").length,
    failed: failures.length,
    skipped: tests.filter(({ status }) => status !== "passed" && status !== "failed").length,
    failures,
  };
}

/** The first run, with those files as they ended in the second that had one. */
export function mergeTries(first: UnitReport, second: UnitReport): Counts {
  const again = new Set(second.testResults.map(({ name }) => name));
  const others = first.testResults.filter(({ name }) => !again.has(name));
  const stillFailed = new Set(failedOnes(second).map(({ name }) => name));
  const recovered = first.testResults.filter(
    ({ name }) => again.has(name) && !stillFailed.has(name),
  );
  return {
    ...countTests({ testResults: [...others, ...second.testResults] }),
    secondTries: listFailures({ testResults: recovered }),
  };
}
