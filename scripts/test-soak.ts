/**
 * What is too long for `npm test`: the same checks many times over, fault rounds, a second
 * database, several nodes. A feature with such a test adds it to the list.
 */
import { ensureSiteBuilt } from "./build-site.ts";
import { addCounts, onePassed, type Counts } from "./checks/counts.ts";
import { ignoreConfiguration } from "./checks/ignore-configuration.ts";
import { runBrowserTests } from "./checks/run-browser-tests.ts";
import { runChecks, type Check } from "./checks/run-checks.ts";
import { runUnitTests } from "./checks/run-unit-tests.ts";
import { ensureChrome } from "./setup/ensure-chrome.ts";

const rounds = Number(process.env.SOAK_ROUNDS) || 10;

async function repeat(times: number, run: () => Promise<Counts>): Promise<Counts> {
  const results: Counts[] = [];
  for (let round = 1; round <= times; round++) {
    console.log(`Round ${round} of ${times}`);
    results.push(await run());
  }
  return addCounts(results);
}

const suites: Check[] = [
  {
    name: "build",
    run: async () => {
      await ensureSiteBuilt((line) => console.log(line), { force: true });
      return onePassed;
    },
  },
  {
    name: "hydration",
    run: () => runBrowserTests(["hydration", `--repeat-each=${rounds}`]),
    needs: "build",
  },
  {
    name: "start and stop",
    run: () => repeat(rounds, () => runUnitTests(["scripts/start.test.ts"])),
    needs: "build",
  },
];

ignoreConfiguration();
if (!(await ensureChrome())) {
  console.error("The tests need Chrome or Chromium: install one, or name it in CHROME_PATH.");
  process.exit(1);
}
await runChecks(suites);
