import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { listTierFiles } from "./scripts/checks/list-tier-files.ts";
import { pollOptions } from "./scripts/checks/poll-options.ts";
import { readByNode } from "./scripts/checks/read-by-node.ts";

const files = listTierFiles(
  "{app,content,contracts,domain,media,runtime,server,services,scripts,supabase}/**/*.test.{ts,tsx}",
);
// What replaces modules for good, or begins them anew, needs a process of its own; one for each of the others would cost
// more than their tests. A global or a clock that a test stands in for is put back by it.
const changesItsWorld =
  /\bvi\.(?:mock|doMock|resetModules)\b|process\.env(?:\.\w+|\[[^\]]+\]) \??\??=|Object\.assign\(globalThis/;
const isolated = files.filter((file) => changesItsWorld.test(readFileSync(file, "utf8")));
const shared = files.filter((file) => !isolated.includes(file));
/** Nothing there is JSX, so that Node reads it as the product's server is read, without Vite between. */
const isPlain = (file: string) => !file.startsWith("app/");

const options = {
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
          ...options,
          name: "plain",
          include: shared.filter(isPlain),
          isolate: false,
          experimental: readByNode,
        },
      },
      {
        test: {
          ...options,
          name: "app",
          include: shared.filter((file) => !isPlain(file)),
          isolate: false,
        },
      },
      { test: { ...options, name: "isolated", include: isolated } },
    ],
  },
});
