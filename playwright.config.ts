import { defineConfig } from "@playwright/test";
import { reportFile } from "./scripts/checks/report-file.ts";
import { longBrowserTest, readTier, sizedBrowserTest } from "./scripts/checks/tier.ts";
import { findTestBrowser } from "./scripts/find-chrome.ts";
import { chromeArguments, picturedArguments } from "./tests/e2e/support/chrome-arguments.ts";

/** Debian's own, driven by WebDriver BiDi: in the soak alone, for what a browser shows of a film. */
const firefox = process.env.FIREFOX_PATH;

const executablePath = findTestBrowser();
if (!executablePath)
  throw new Error("No Chrome or Chromium found: install one or set CHROME_PATH.");

const longest =
  /(?:campaigns|dashboard|deliverables|messages|payment|profile|second-factor|studio[a-z-]*)(?:\.long)?\.spec\.ts$/;

/** Those that look at pictures or films, or at what is fetched. */
const pictured =
  /(?:budgets|deliverables|every-route|gallery|home|in-page-links|labs|media|messages|our-work|profile|review(?:-frames)?|words-on-pictures)(?:\.long)?\.spec\.ts$/;

const tier = readTier();

export default defineConfig({
  ...(tier === "short" && { grepInvert: longBrowserTest }),
  ...(tier === "long" && { grep: [longBrowserTest, sizedBrowserTest] }),
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/support/start-sites.ts",
  outputDir: ".cache/e2e",
  reporter: [["list"], ["json", { outputFile: reportFile("e2e") }]],
  forbidOnly: Boolean(process.env.CI),
  // Node reads TypeScript itself, and faster than Playwright's compiler.
  build: { external: ["**/*.ts"] },
  fullyParallel: true,
  // One more than the two processors that a run is planned for: a test waits for the page a fifth of its time.
  workers: 3,
  // A machine shared with others stalls now and then; what needed its second try is named as flaky.
  retries: process.env.SOAKING ? 0 : 1,
  timeout: 30_000,
  expect: { timeout: 15_000 },
  use: {
    // Recording every test would double their time; `npx playwright test --trace on` records one.
    trace: "off",
    // Software draws every frame of a film or a fade: only where they are the subject do they move.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath,
      args: chromeArguments,
    },
  },
  // What takes longest comes first, so that nobody waits for it at the end.
  projects: [
    { name: "work", testMatch: longest, testIgnore: pictured },
    {
      name: "pictures",
      testMatch: pictured,
      use: { launchOptions: { executablePath, args: picturedArguments } },
    },
    { name: "site", testIgnore: [longest, pictured] },
    ...(firefox
      ? [
          {
            name: "firefox",
            testMatch: /review-frames\.spec\.ts$/,
            use: {
              browserName: "firefox",
              channel: "moz-firefox",
              contextOptions: {},
              launchOptions: { executablePath: firefox },
            } as const,
          },
        ]
      : []),
  ],
});
