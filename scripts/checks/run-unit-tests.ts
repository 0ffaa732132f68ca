import { z } from "zod";
import { agreeWithExit, type Counts } from "./counts.ts";
import { readReport } from "./read-report.ts";
import { runTool, type ToolOutput } from "./run-tool.ts";

const report = z.object({
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
      const counts = { passed: result.numPassedTests, failed: result.numFailedTests, skipped };
      return agreeWithExit(counts, exitCode);
    },
  );
}
