import type { KnipConfig } from "knip";
import { scripts } from "./package.json";

// `node scripts/launch.mjs bench/web.ts`
const startedByScripts = Object.values(scripts)
  .flatMap((command) => command.split(" "))
  .filter((word) => word.endsWith(".ts") && !word.startsWith("-"));

const config: KnipConfig = {
  entry: [
    ...startedByScripts,
    "app/routes/styleguide.tsx",
    "app/startup/{at-once,on-demand,once-painted,own-clock}.ts",
    "bench/*/{measure-start,serve}.ts",
    // Until `bench/money.ts` calls it.
    "bench/money/pdf.ts",
    "contracts/write-artifacts.ts",
    "docs/verify-proof.mjs",
    "media/*.ts",
    "media/titles/draw-titles.ts",
    "public/dashboard-worker.js",
    "scripts/*.ts",
    // Named to Vitest by its path.
    "scripts/checks/json-reporter.ts",
    "scripts/image/run-image-steps.ts",
    "supabase/functions/*/index.ts",
    "tests/e2e/support/{hydration,styleguide}-app/**",
    // Started by tests, as processes of their own.
    "tests/jobs/{labs,notices,stuck}-node.ts",
    "tests/support/films/make-films.ts",
    "tests/support/threads/*.ts",
    "tests/support/start-public-site.ts",
  ],
  project: ["**/*.{ts,tsx,mjs,js,css}"],
  vitest: { config: ["vitest.config.ts", "vitest.backend.config.ts"] },
  // Run or read by their path, never imported.
  ignoreDependencies: ["@fontsource-variable/*", "deno", "oxfmt"],
  ignoreBinaries: [/^g\+\+$/, "apt-get", "ffmpeg"],
};

export default config;
