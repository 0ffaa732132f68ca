import { browserReport, countBrowserTests } from "./browser-report.ts";
import { agreeWithExit, type Counts } from "./counts.ts";
import { readReport } from "./read-report.ts";
import { reportFile } from "./report-file.ts";
import { runTool } from "./run-tool.ts";

export async function runBrowserTests(playwrightArguments: string[] = []): Promise<Counts> {
  return readReport(
    // Written by the reporter that playwright.config.ts names.
    reportFile("e2e"),
    () => runTool("@playwright/test", "playwright", ["test", ...playwrightArguments]),
    (json, exitCode) => agreeWithExit(countBrowserTests(browserReport.parse(json)), exitCode),
  );
}
