/**
 * What is too long for `npm test`: the same checks many times over, fault rounds, a second
 * database, several nodes. A feature with such a test adds it to the list. `-- --only=faults` runs a
 * part of it.
 */
import { ensureSiteBuilt } from "./build-site.ts";
import { chooseChecks } from "./checks/choose-checks.ts";
import { addCounts, onePassed, type Counts } from "./checks/counts.ts";
import { ensureChromeFor } from "./checks/ensure-chrome-for.ts";
import { ignoreConfiguration } from "./checks/ignore-configuration.ts";
import { runBrowserTests } from "./checks/run-browser-tests.ts";
import { runChecks, type Check } from "./checks/run-checks.ts";
import { runUnitTests } from "./checks/run-unit-tests.ts";
import { listTestSuites } from "./checks/test-suites.ts";
import { runImageSteps } from "./image/run-image-steps.ts";
import { findDebianProgram } from "./setup/find-debian-program.ts";
import { findFirefox } from "./setup/find-firefox.ts";
import { findStockPostgres } from "./setup/find-stock-postgres.ts";
import { startStockPostgres } from "./setup/start-stock-postgres.ts";

const rounds = Number(process.env.SOAK_ROUNDS) || 10;
const faultRounds = process.env.FAULT_ROUNDS || "20";
const fuzz = {
  FUZZ_REQUESTS: process.env.FUZZ_REQUESTS || "100000",
  // Another one each time; a failure names it.
  FUZZ_SEED: process.env.FUZZ_SEED || String(Date.now() % 2 ** 31),
};

const ledgers = {
  LEDGERS: "10000",
  LEDGER_ROUNDS: "20",
  LEDGER_SEED: process.env.LEDGER_SEED || String(Date.now() % 2 ** 31),
};

async function repeat(times: number, run: () => Promise<Counts>): Promise<Counts> {
  const results: Counts[] = [];
  for (let round = 1; round <= times; round++) {
    console.log(`Round ${round} of ${times}`);
    results.push(await run());
  }
  return addCounts(results);
}

function runBackendTests(variables: Record<string, string>, folders: string[]) {
  return runWith(variables, ["--config=vitest.backend.config.ts", ...folders]);
}

async function runWith(variables: Record<string, string>, chosen: string[]) {
  Object.assign(process.env, variables);
  try {
    return await runUnitTests(chosen);
  } finally {
    for (const name of Object.keys(variables)) delete process.env[name];
  }
}

async function runFrames(project: string): Promise<Counts> {
  process.env.EVERY_FRAME = "1";
  try {
    return await runBrowserTests(["review-frames", `--project=${project}`]);
  } finally {
    delete process.env.EVERY_FRAME;
  }
}

/** By WebDriver BiDi, which Playwright speaks to a Firefox that is not its own. */
async function runFramesInFirefox(): Promise<Counts> {
  const firefox = await findFirefox();
  if (!firefox) {
    console.log("Not run: it needs Firefox, which only root on Debian can install from here.");
    return { passed: 0, failed: 0, skipped: 1 };
  }
  process.env.FIREFOX_PATH = firefox;
  try {
    return await runFrames("firefox");
  } finally {
    delete process.env.FIREFOX_PATH;
  }
}

async function runOnStockPostgres(): Promise<Counts> {
  const programs = await findStockPostgres();
  if (!programs) {
    console.log(
      "Not run: it needs PostgreSQL 15, which only root on Debian can install from here.",
    );
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const stock = await startStockPostgres(programs);
  try {
    return await runBackendTests({ TEST_DATABASE_URL: stock.url }, ["tests/compat", "tests/rls"]);
  } finally {
    await stock.stop();
  }
}

/** All of `npm run test:long`, with no second try. */
const long: Check[] = listTestSuites().map((check) => ({
  ...check,
  name: `long ${check.name}`,
  group: "long",
  startsEarly: false,
  run: async (output) => {
    process.env.TEST_TIER = "long";
    try {
      return await check.run(output);
    } finally {
      delete process.env.TEST_TIER;
    }
  },
}));

async function runPooled(): Promise<Counts> {
  if (!(await findDebianProgram("pgbouncer"))) {
    console.log("Not run: it needs PgBouncer, which only root on Debian can install from here.");
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const folders = ["rls", "billing", "booking", "proposal", "compat", "jobs", "payment", "proof"];
  return runBackendTests(
    { TEST_POOLED: "1" },
    folders.map((name) => `tests/${name}`),
  );
}

const suites: Check[] = [
  {
    name: "build",
    run: async () => {
      await ensureSiteBuilt((line) => console.log(line), { force: true });
      return onePassed;
    },
  },
  ...long,
  {
    name: "hydration",
    run: () => runBrowserTests(["hydration", `--repeat-each=${rounds}`]),
    needs: "build",
  },
  { name: "frames", run: () => runFrames("pictures"), needs: "build" },
  { name: "frames in Firefox", run: runFramesInFirefox, needs: "build" },
  {
    name: "start and stop",
    run: () => repeat(rounds, () => runUnitTests(["scripts/start.test.ts"])),
    needs: "build",
  },
  {
    name: "faults",
    run: () => runBackendTests({ FAULT_ROUNDS: faultRounds }, ["tests/faults", "tests/nodes"]),
    needs: "build",
  },
  { name: "random ledgers", run: () => runWith(ledgers, ["domain/billing"]) },
  { name: "ledger", run: () => runBackendTests(ledgers, ["tests/billing"]) },
  {
    name: "bookings",
    run: () =>
      runBackendTests({ BOOKING_ATTEMPTS: "10000" }, ["tests/nodes/contended-calls.test.ts"]),
    needs: "build",
  },
  { name: "fuzz", run: () => runBackendTests(fuzz, ["tests/fuzz"]), needs: "build" },
  { name: "stock PostgreSQL 15", run: runOnStockPostgres },
  { name: "pooler", run: runPooled },
  { name: "image", run: () => runImageSteps((line) => console.log(line)) },
];

ignoreConfiguration();
process.env.SOAKING = "1";
const chosen = chooseChecks(suites, process.argv);
await ensureChromeFor(chosen, ["hydration", "frames", "frames in Firefox", "long e2e"]);
await runChecks(chosen);
