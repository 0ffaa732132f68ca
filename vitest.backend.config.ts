import { defineConfig } from "vitest/config";
import { listTierFiles } from "./scripts/checks/list-tier-files.ts";
import { pollOptions } from "./scripts/checks/poll-options.ts";
import { readByNode } from "./scripts/checks/read-by-node.ts";

export default defineConfig({
  test: {
    projects: [
      {
        // Tests against a real PostgreSQL: one server for the run, a database of its own for each file.
        test: {
          name: "database",
          maxWorkers: "100%",
          // Each file has its own database, servers and clients; only the modules are shared.
          isolate: false,
          include: listTierFiles(
            "tests/{rls,billing,booking,proposal,compat,jobs,payment,proof,fuzz}/**/*.test.ts",
          ),
          globalSetup: ["tests/support/start-test-server.ts"],
          experimental: readByNode,
          expect: { poll: pollOptions },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Tests that start the whole product, and kill it: two at a time, when the rest is done.
        test: {
          name: "product",
          include: listTierFiles("tests/{faults,demo,nodes}/**/*.test.ts"),
          maxWorkers: 2,
          globalSetup: ["tests/support/prepare-data.ts"],
          experimental: readByNode,
          sequence: { groupOrder: 1 },
          expect: { poll: pollOptions },
          testTimeout: 120_000,
          // Time for the build, should nobody have made it yet.
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
