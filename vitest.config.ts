import { defineConfig } from "vitest/config";

// Its own file: the React Router plugin of vite.config.ts has no place in unit tests.
export default defineConfig({
  test: {
    include: ["{app,content,contracts,domain,media,server,scripts,supabase}/**/*.test.{ts,tsx}"],
    // Some start servers and databases: see vitest.backend.config.ts.
    retry: process.env.SOAKING ? 0 : 1,
    testTimeout: 20_000,
    // By default one processor is left to the runner itself, which has little to do.
    maxWorkers: "100%",
  },
});
