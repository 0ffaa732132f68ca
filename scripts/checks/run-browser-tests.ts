import { z } from "zod";
import { agreeWithExit, type Counts } from "./counts.ts";
import { readReport } from "./read-report.ts";
import { runTool } from "./run-tool.ts";

/** Written by the reporter that playwright.config.ts names. */
const reportFile = ".cache/e2e.json";
const report = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

export async function runBrowserTests(playwrightArguments: string[] = []): Promise<Counts> {
  return readReport(
    reportFile,
    () => runTool("@playwright/test", "playwright", ["test", ...playwrightArguments]),
    (json, exitCode) => {
      const { stats } = report.parse(json);
      const counts = {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
      };
      return agreeWithExit(counts, exitCode);
    },
  );
}
