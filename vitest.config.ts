import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { listTierFiles } from "./scripts/checks/list-tier-files.ts";
import { pollOptions } from "./scripts/checks/poll-options.ts";

const files = listTierFiles(
  "{app,content,contracts,domain,media,runtime,server,services,scripts,supabase}/**/*.test.{ts,tsx}",
);
// What replaces modules, globals or the clock needs a process of its own; a new one for each of the others would
// cost more than their tests.
const changesItsWorld =
  /@vitest-environment|\bvi\.(?:mock|doMock|resetModules|stub\w+|spyOn|useFakeTimers|setConfig)\b|process\.env(?:\.\w+|\[[^\]]+\]) \??\??=|Object\.assign\(globalThis/;
const isolated = files.filter((file) => changesItsWorld.test(readFileSync(file, "utf8")));

const shared = {
  expect: { poll: pollOptions },
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // By default one processor is left to the runner itself, which has little to do.
  maxWorkers: "100%",
};

// Its own file: the React Router plugin of vite.config.ts has no place in unit tests.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          include: files.filter((file) => !isolated.includes(file)),
          isolate: false,
        },
      },
      { test: { ...shared, name: "isolated", include: isolated } },
    ],
  },
});
