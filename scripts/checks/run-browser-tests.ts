import { browserReport, countBrowserTests } from "./browser-report.ts";
import { agreeWithExit, type Counts } from "./counts.ts";
import { readReport } from "./read-report.ts";
import { runTool } from "./run-tool.ts";

/** Written by the reporter that playwright.config.ts names. */
const reportFile = ".cache/e2e.json";

export async function runBrowserTests(playwrightArguments: string[] = []): Promise<Counts> {
  return readReport(
    reportFile,
    () => runTool("@playwright/test", "playwright", ["test", ...playwrightArguments]),
    (json, exitCode) => agreeWithExit(countBrowserTests(browserReport.parse(json)), exitCode),
  );
}
