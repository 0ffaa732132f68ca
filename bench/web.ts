/**
 * Lighthouse, mobile, over every page of the built product: `npm run bench:web`.
 * `-- --runs=1` is quicker, `-- --only=/about,/pricing` picks pages. The client's and the studio's are seen signed in.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureSiteBuilt } from "../scripts/build-site.ts";
import { findChrome } from "../scripts/find-chrome.ts";
import { formatTable } from "../scripts/format-table.ts";
import { listRoutes } from "../scripts/list-routes.ts";
import { whenAskedToStop } from "../scripts/setup/when-asked-to-stop.ts";
import { readConfig } from "../server/config/config.ts";
import { startServer } from "../server/main.ts";
import { launchChrome } from "./web/launch-chrome.ts";
import { measurePage, type Measurement, transferred } from "./web/measure-page.ts";
import { chooseAccount, signIn } from "./web/sign-in.ts";
import { takeMedian } from "./web/take-median.ts";

const headings = [
  "route",
  "perf",
  "a11y",
  "best",
  "seo",
  "LCP ms",
  "CLS",
  "TBT ms",
  ...transferred.map((kind) => `${kind === "total" ? "all" : kind} B`),
];

function toRow(route: string, { scores, lcp, cls, tbt, bytes }: Measurement) {
  return [route, ...scores, lcp, cls, tbt, ...bytes];
}

async function bench(runs: number, only: string[] | undefined, chromePath: string) {
  await ensureSiteBuilt((line) => console.log(line));
  const config = readConfig({
    PORT: "0",
    LOG_LEVEL: "error",
    DATA_DIR: await mkdtemp(join(tmpdir(), "kinolume-bench-data-")),
  });
  const server = await startServer(config);
  const chrome = await launchChrome(chromePath);
  const visit = async (route: string) => {
    const account = chooseAccount(route);
    if (!account) return measurePage(server.url + route, { chromePort: chrome.port });
    // A Chrome of its own each time: cleaned up in between, it would not be signed in any more.
    const own = await launchChrome(chromePath);
    try {
      await signIn(server.url, own.port, account);
      return await measurePage(server.url + route, { chromePort: own.port, keepsStorage: true });
    } finally {
      await own.close();
    }
  };
  const rows: (string | number)[][] = [];
  const stop = new AbortController();
  whenAskedToStop(() => stop.abort());
  try {
    const routes = (await listRoutes()).filter((route) => only?.includes(route) ?? true);
    for (const [index, route] of routes.entries()) {
      const measured: Measurement[] = [];
      for (let run = 0; run < runs && !stop.signal.aborted; run++) {
        measured.push(await visit(route));
      }
      if (stop.signal.aborted) break;
      const median = takeMedian(measured);
      rows.push(toRow(route, median));
      console.log(`${index + 1}/${routes.length} ${route}: ${median.scores.join(" ")}`);
    }
  } finally {
    await chrome.close();
    await server.close();
    await rm(config.dataDirectory, { recursive: true, force: true });
  }
  console.log(`\n${formatTable(headings, rows)}\n\nMedian of ${runs}, Lighthouse mobile.`);
}

const { values } = parseArgs({
  options: { runs: { type: "string", default: "3" }, only: { type: "string" } },
});
const runs = Number(values.runs);
const chromePath = findChrome();
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`--runs is "${values.runs}" but should be a whole number from 1 up.`);
  process.exit(1);
}
if (!chromePath) {
  console.error("The benchmark needs Chrome or Chromium: install one, or name it in CHROME_PATH.");
  process.exit(1);
}
await bench(runs, values.only?.split(","), chromePath);
process.exit(0);
