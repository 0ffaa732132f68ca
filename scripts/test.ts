import { chooseChecks } from "./checks/choose-checks.ts";
import { printCoverage } from "./checks/coverage.ts";
import { onePassed, oneFailed } from "./checks/counts.ts";
import { ensureChromeFor } from "./checks/ensure-chrome-for.ts";
import { ignoreConfiguration } from "./checks/ignore-configuration.ts";
import { keepFilesInMemory } from "./checks/keep-files-in-memory.ts";
import { runChecks, type Check } from "./checks/run-checks.ts";
import { runTool } from "./checks/run-tool.ts";
import { buildCheck, listTestSuites } from "./checks/test-suites.ts";

const passedIf = (exitCode: number) => (exitCode === 0 ? onePassed : oneFailed);

const isMeasured = process.argv.includes("--coverage");
// What is measured is everything.
if (!isMeasured) process.env.TEST_TIER = "short";

const checks: Check[] = [
  buildCheck,
  {
    name: "types",
    startsEarly: true,
    // A build writes the routes' types anew, and for a moment there are none.
    after: "build",
    run: async ({ tools }) => {
      const code = await runTool("@react-router/dev", "react-router", ["typegen"], tools);
      // Several threads check much of it several times: twice the work for the same wait, beside the lint's.
      const options = ["--noEmit", "--singleThreaded"];
      return passedIf(code || (await runTool("typescript", "tsc", options, tools)));
    },
  },
  {
    // On one processor for most of its time, as the build is.
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
  ...listTestSuites({ isMeasured }),
];

// What unit and database tests reach together; the browser's is not counted.
const coverage: Check = {
  name: "coverage",
  run: async () => ((await printCoverage(["unit", "database"])) ? onePassed : oneFailed),
};

ignoreConfiguration();
keepFilesInMemory();
const words = isMeasured ? ["--only=unit,database,coverage"] : process.argv;
const chosen = chooseChecks(isMeasured ? [...checks, coverage] : checks, words);
await ensureChromeFor(chosen, ["e2e"]);
await runChecks(chosen);
