import { join } from "node:path";
import { ensureSiteBuilt } from "../build-site.ts";
import { coverageOptions } from "./coverage.ts";
import { onePassed } from "./counts.ts";
import type { Output } from "./output.ts";
import { reportFile } from "./report-file.ts";
import { runBrowserTests } from "./run-browser-tests.ts";
import type { Check } from "./run-checks.ts";
import { productRoot } from "./run-tool.ts";
import { runUnitTests } from "./run-unit-tests.ts";
import { byTier } from "./tier.ts";

/** First of all, beside the lint: most of the others need it. */
export const buildCheck: Check = {
  name: "build",
  run: async ({ print }) => {
    const result = await ensureSiteBuilt(print);
    if (result === "up-to-date") print("The site is up to date.");
    return onePassed;
  },
};

type Options = { isMeasured?: boolean };

/** The style guide's tests are long ones. */
const listSmallSites = () => ["hydration-app", ...byTier({ short: [], whole: ["styleguide-app"] })];

/** Everything that tests, after the build, for `npm test` and `npm run test:long`: each runs the tests of its tier. */
export function listTestSuites({ isMeasured = false }: Options = {}): Check[] {
  const measure = (suite: string) => (isMeasured ? coverageOptions(suite) : []);
  const runBackendTests = (project: string, output: Output) =>
    runUnitTests(
      ["--config=vitest.backend.config.ts", `--project=${project}`, ...measure(project)],
      reportFile(project),
      output.tools,
    );
  return [
    // Before the browser tests, which would have a processor idle meanwhile.
    {
      name: "small sites",
      startsEarly: true,
      run: async ({ print }) => {
        for (const app of listSmallSites()) {
          await ensureSiteBuilt(print, { root: join(productRoot, "tests/e2e/support", app) });
        }
        return onePassed;
      },
      needs: "build",
    },
    // Beside types and lint, which keep one processor busy. One of them starts the product, and would wait for the build.
    {
      name: "unit",
      startsEarly: true,
      after: "build",
      run: ({ tools }) => runUnitTests(measure("unit"), reportFile("unit"), tools),
    },
    { name: "e2e", run: () => runBrowserTests(), needs: "build" },
    // Beside the browser's, all three from one moment on: each waits for a good part of its time, and none of them is left
    // alone with two processors at the end. Their words come after it.
    {
      name: "database",
      group: "backend",
      startsEarly: true,
      after: "unit",
      run: (output) => runBackendTests("database", output),
      needs: "build",
    },
    // Those that start the whole product, and kill it: they mostly wait.
    {
      name: "product",
      group: "backend",
      startsEarly: true,
      after: "unit",
      run: (output) => runBackendTests("product", output),
      needs: "build",
    },
  ];
}
