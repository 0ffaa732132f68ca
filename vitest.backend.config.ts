import { defineConfig } from "vitest/config";

// Tests against a real PostgreSQL: one server for the run, a database of its own for each file.
export default defineConfig({
  test: {
    include: ["tests/{rls,compat,faults,jobs}/**/*.test.ts"],
    globalSetup: ["tests/support/start-test-server.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Only as long as a busy machine needs.
    expect: { poll: { timeout: 10_000 } },
  },
});
