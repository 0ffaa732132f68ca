import { relative } from "node:path";
import { z } from "zod";
import { agreeWithExit, type Counts } from "./counts.ts";
import { readReport } from "./read-report.ts";
import { productRoot, runTool, type ToolOutput } from "./run-tool.ts";

const reasonLines = 12;

const report = z.object({
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
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

export async function runUnitTests(
  filters: string[] = [],
  reportFile = ".cache/unit.json",
  output: ToolOutput = "inherit",
): Promise<Counts> {
  return readReport(
    reportFile,
    () =>
      runTool(
        "vitest",
        "vitest",
        [
          "run",
          "--reporter=default",
          "--reporter=json",
          `--outputFile.json=${reportFile}`,
          ...filters,
        ],
        output,
      ),
    (json, exitCode) => {
      const result = report.parse(json);
      const skipped = result.numPendingTests + result.numTodoTests;
      const counts = {
        passed: result.numPassedTests,
        failed: result.numFailedTests,
        skipped,
        failures: listFailures(result),
      };
      return agreeWithExit(counts, exitCode);
    },
  );
}

/** A line for each test that failed, and the beginning of its reason. */
export function listFailures({ testResults }: Pick<z.infer<typeof report>, "testResults">) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(productRoot, name);
    const failed = assertionResults.filter((each) => each.status === "failed");
    // A file that could not be loaded has no tests that could fail.
    if (failed.length === 0) return status === "failed" ? [describe(file, [message ?? ""])] : [];
    return failed.map(({ fullName, failureMessages }) =>
      describe(`${file} › ${fullName}`, failureMessages ?? []),
    );
  });
}

/** Each try has its own reason. */
const describe = (what: string, reasons: readonly string[]) =>
  [what, ...reasons.flatMap((reason) => reason.split("\n").slice(0, reasonLines))].join("\n    ");
