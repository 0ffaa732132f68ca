import { join } from "node:path";
import { agreeWithExit, type Counts } from "./counts.ts";
import { readReport } from "./read-report.ts";
import { productRoot, runTool, type ToolOutput } from "./run-tool.ts";
import { mostSecondTries } from "./second-tries.ts";
import {
  countTests,
  listFailedFiles,
  mergeTries,
  unitReport,
  type UnitReport,
} from "./unit-report.ts";

type Run = { filters: string[]; reportFile: string; output: ToolOutput };

/**
 * A machine shared with others stalls now and then: a file that failed is run once more from its beginning, with a
 * database and servers of its own, and what needed that is named at the end. A soak gives no second try.
 */
export async function runUnitTests(
  filters: string[] = [],
  reportFile = ".cache/unit.json",
  output: ToolOutput = "inherit",
): Promise<Counts> {
  const run = { filters, reportFile, output };
  return runOnce(run, (first, exitCode) => {
    const files = listFailedFiles(first);
    const mayTryAgain = files.length > 0 && files.length <= mostSecondTries;
    // What a second try reaches would take the place of what all of them reached.
    const isMeasured = filters.some((each) => each.startsWith("--coverage"));
    if (!mayTryAgain || isMeasured || process.env.SOAKING)
      return agreeWithExit(countTests(first), exitCode);
    const options = filters.filter((each) => each.startsWith("--"));
    return runOnce({ ...run, filters: [...options, ...files] }, (second, secondExit) =>
      agreeWithExit(mergeTries(first, second), secondExit),
    );
  });
}

function runOnce(
  { filters, reportFile, output }: Run,
  read: (report: UnitReport, exitCode: number) => Counts | Promise<Counts>,
): Promise<Counts> {
  const options = [
    "--reporter=default",
    `--reporter=${join(productRoot, "scripts/checks/json-reporter.ts")}`,
    `--outputFile.json=${reportFile}`,
    ...filters,
  ];
  return readReport(
    reportFile,
    () => runTool("vitest", "vitest", ["run", ...options], output),
    (json, exitCode) => read(unitReport.parse(json), exitCode),
  );
}
