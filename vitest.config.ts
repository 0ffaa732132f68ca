import { defineConfig } from "vitest/config";

// Its own file: the React Router plugin of vite.config.ts has no place in unit tests.
export default defineConfig({
  test: {
    include: ["{app,content,contracts,domain,media,server,scripts,supabase}/**/*.test.{ts,tsx}"],
    testTimeout: 20_000,
  },
});
