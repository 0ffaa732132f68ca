import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import coverage, { type CoverageMapData } from "istanbul-lib-coverage";
import { z } from "zod";
import { productRoot } from "./run-tool.ts";

const rooms = ["domain", "content", "runtime", "services", "supabase", "server", "app"];
const sources = `{${rooms.join(",")}}/**/*.{ts,tsx}`;
/** Below this part of its lines, a file of these rooms is named. */
const least = 70;
const watched = /^(?:domain|runtime|services|server)\//;

const backup = "run by tests/faults/backup.test.ts, as a process of its own";
/** Files that unit and database tests cannot count, and what reaches them instead. */
const reachedElsewhere: ReadonlyMap<string, string> = new Map([
  ["server/main.ts", "started as a process of its own by tests/nodes and tests/faults"],
  ["server/backup/archive-files.ts", backup],
  ["server/backup/create-backup.ts", backup],
  ["server/backup/database-backup.ts", backup],
  ["server/backup/list-backup-files.ts", backup],
  ["server/postgres/find-running.ts", backup],
  [
    "server/database/login.ts",
    "its password is set once a run, by tests/support/start-test-server.ts, which is not counted; every test enters by it",
  ],
  ["server/review/probe-worker.ts", "a thread, which server/review/probe-in-worker.test.ts starts"],
  [
    "server/postgres/binaries.ts",
    "most of it copies PostgreSQL for an account that cannot enter the installation: every start as root below /root",
  ],
]);

const folderOf = (suite: string) => join(productRoot, ".cache/coverage", suite);

/** What makes a run of Vitest count what it reaches, of all files, also of those that no test loads. */
export function coverageOptions(suite: string): string[] {
  return [
    "--coverage.enabled",
    "--coverage.provider=v8",
    "--coverage.reporter=json",
    "--coverage.reportOnFailure",
    `--coverage.include=${sources}`,
    `--coverage.reportsDirectory=${folderOf(suite)}`,
  ];
}

const report = z.custom<CoverageMapData>((value) => typeof value === "object" && value !== null);

/**
 * Lines and branches by room, of all suites together, and the files that are reached least. False where one of those
 * has no reason above, or a reason no file.
 */
export async function printCoverage(suites: readonly string[]): Promise<boolean> {
  const map = coverage.createCoverageMap();
  for (const suite of suites) {
    const text = await readFile(join(folderOf(suite), "coverage-final.json"), "utf8");
    map.merge(report.parse(JSON.parse(text)));
  }
  const files = map.files().map((file) => ({
    name: relative(productRoot, file).replaceAll(sep, "/"),
    summary: map.fileCoverageFor(file).toSummary(),
  }));
  console.log("\nCoverage        lines  branches   files");
  for (const room of rooms) {
    const inRoom = files.filter(({ name }) => name.startsWith(`${room}/`));
    const share = (kind: "lines" | "branches") => {
      const total = inRoom.reduce((sum, { summary }) => sum + summary[kind].total, 0);
      const covered = inRoom.reduce((sum, { summary }) => sum + summary[kind].covered, 0);
      return total === 0 ? "-" : `${((covered / total) * 100).toFixed(1)}%`;
    };
    const columns = [share("lines").padStart(9), share("branches").padStart(10)];
    console.log(`${room.padEnd(12)}${columns.join("")}${String(inRoom.length).padStart(8)}`);
  }
  const low = files
    .filter(({ name, summary }) => watched.test(name) && summary.lines.pct < least)
    .toSorted((one, other) => one.summary.lines.pct - other.summary.lines.pct);
  console.log(`\n${low.length} files below ${least}% of their lines:`);
  for (const { name, summary } of low) {
    const reason = reachedElsewhere.get(name) ?? "NO TEST, NO REASON";
    console.log(`${summary.lines.pct.toFixed(0).padStart(4)}%  ${name}: ${reason}`);
  }
  const names = new Set(low.map(({ name }) => name));
  const outdated = [...reachedElsewhere.keys()].filter((name) => !names.has(name));
  for (const name of outdated) console.log(`A reason without need: ${name}`);
  return outdated.length === 0 && low.every(({ name }) => reachedElsewhere.has(name));
}
