/**
 * What `npm test` has no time for: what repeats, kills, races at length or sweeps. Its tests are those with `.long.` in
 * the names of their files, browser tests with the tag `@long`, and the whole size of those that are smaller in `npm test`.
 * `-- --only=e2e` runs a part of it.
 */
import { chooseChecks } from "./checks/choose-checks.ts";
import { ensureChromeFor } from "./checks/ensure-chrome-for.ts";
import { ignoreConfiguration } from "./checks/ignore-configuration.ts";
import { keepFilesInMemory } from "./checks/keep-files-in-memory.ts";
import { runChecks } from "./checks/run-checks.ts";
import { buildCheck, listTestSuites } from "./checks/test-suites.ts";

ignoreConfiguration();
keepFilesInMemory();
process.env.TEST_TIER = "long";
const chosen = chooseChecks([buildCheck, ...listTestSuites()], process.argv);
await ensureChromeFor(chosen, ["e2e"]);
await runChecks(chosen);
