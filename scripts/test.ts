import { ensureSiteBuilt } from "./build-site.ts";
import { chooseChecks } from "./checks/choose-checks.ts";
import { coverageOptions, printCoverage } from "./checks/coverage.ts";
import { onePassed, oneFailed } from "./checks/counts.ts";
import { ignoreConfiguration } from "./checks/ignore-configuration.ts";
import type { Output } from "./checks/output.ts";
import { runBrowserTests } from "./checks/run-browser-tests.ts";
import { runChecks, type Check } from "./checks/run-checks.ts";
import { runTool } from "./checks/run-tool.ts";
import { runUnitTests } from "./checks/run-unit-tests.ts";
import { ensureChrome } from "./setup/ensure-chrome.ts";

const passedIf = (exitCode: number) => (exitCode === 0 ? onePassed : oneFailed);

const isMeasured = process.argv.includes("--coverage");
const measure = (suite: string) => (isMeasured ? coverageOptions(suite) : []);

const runBackendTests = (project: string, output: Output) =>
  runUnitTests(
    ["--config=vitest.backend.config.ts", `--project=${project}`, ...measure(project)],
    `.cache/${project}.json`,
    output.tools,
  );

const checks: Check[] = [
  {
    name: "types",
    run: async () => {
      const code = await runTool("@react-router/dev", "react-router", ["typegen"]);
      // Several threads check much of it several times: twice the work for the same wait, beside the lint's.
      const options = ["--noEmit", "--singleThreaded"];
      return passedIf(code || (await runTool("typescript", "tsc", options)));
    },
  },
  {
    // On one processor for most of its time, as the types are.
    name: "lint",
    startsEarly: true,
    run: async ({ tools }) => {
      const code = await runTool("oxlint", "oxlint", ["--deny-warnings"], tools);
      return passedIf(code || (await runTool("knip", "knip", ["--no-progress"], tools)));
    },
  },
  {
    name: "format",
    run: async () => passedIf(await runTool("oxfmt", "oxfmt", ["--check"])),
  },
  // Before the unit tests, some of which start the product.
  {
    name: "build",
    startsEarly: true,
    // A build writes the routes' types anew, and for a moment there are none.
    after: "types",
    run: async ({ print }) => {
      const result = await ensureSiteBuilt(print);
      if (result === "up-to-date") print("The site is up to date.");
      return onePassed;
    },
  },
  { name: "unit", run: () => runUnitTests(measure("unit")) },
  // Beside the units': each of them waits for a good part of its time.
  {
    name: "database",
    group: "backend",
    startsEarly: true,
    run: (output) => runBackendTests("database", output),
    needs: "build",
  },
  // The browser fills both processors by itself, and does not wait for the product's last restarts.
  { name: "e2e", run: () => runBrowserTests(), needs: "build" },
  // Those that start the whole product, and kill it: they mostly wait.
  {
    name: "product",
    group: "backend",
    startsEarly: true,
    run: (output) => runBackendTests("product", output),
    needs: "build",
  },
];

// What unit and database tests reach together; the browser's is not counted.
const coverage: Check = {
  name: "coverage",
  run: async () => ((await printCoverage(["unit", "database"])) ? onePassed : oneFailed),
};

ignoreConfiguration();
const words = isMeasured ? ["--only=unit,database,coverage"] : process.argv;
const chosen = chooseChecks(isMeasured ? [...checks, coverage] : checks, words);
if (chosen.some(({ name }) => name === "e2e") && !(await ensureChrome())) {
  console.error("The tests need Chrome or Chromium: install one, or name it in CHROME_PATH.");
  process.exit(1);
}
await runChecks(chosen);
