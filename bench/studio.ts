import { sharedBackend } from "../app/data/shared-backend.ts";
import { findScans } from "./studio/find-scans.ts";
import { lists, type Step } from "./studio/lists.ts";
import { openStudio } from "./studio/open-studio.ts";
import { member, seed } from "./studio/seed.ts";

// BENCH_ROUNDS: how often each is measured; the median counts.
const rounds = Number(process.env["BENCH_ROUNDS"] ?? 15);
const mostQueries = 3;

let requests = 0;
const sendRequest = globalThis.fetch;
globalThis.fetch = async (...request) => {
  requests += 1;
  return sendRequest(...request);
};

const studio = await openStudio();
try {
  // The lists are read by the very code of the pages, which asks the site it came from.
  Object.assign(globalThis, { location: { origin: studio.url } });
  const begun = performance.now();
  await seed(studio.owner);
  console.log(
    `10,000 enquiries, 500 clients, 5,000 projects, 100,000 metrics, 50,000 messages in ${seconds(begun)} s\n`,
  );
  const { error } = await sharedBackend().auth.signInWithPassword(member);
  if (error) throw error;

  console.log(row("milliseconds, the median", "queries", "REST", "bare SQL", "scans"));
  for (const list of lists) {
    for (const part of ["first", "deep", "search"] as const)
      await measure(`${list.name}, ${part}`, list[part], part === "first");
  }
} finally {
  await sharedBackend().auth.stopAutoRefresh();
  await studio.stop();
}

async function measure(name: string, { read, sql }: Step, isFirst: boolean): Promise<void> {
  const scans = await findScans(studio, read);
  requests = 0;
  await read();
  const queries = requests;
  const served = await time(read);
  const bare = await time(() => studio.owner.unsafe(sql, [], { prepare: true }));
  console.log(row(name, String(queries), served, bare, scans.join(" ") || "none"));
  if (queries > mostQueries) fail(`${name} takes ${queries} queries`);
  if (isFirst && scans.length > 0) fail(`${name} walks ${scans.join(", ")}`);
}

async function time(work: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return (times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0).toFixed(1);
}

function fail(reason: string): void {
  console.error(`  ${reason}`);
  process.exitCode = 1;
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(28) + cells.map((cell) => cell.padStart(10)).join("");
}

function seconds(begun: number): string {
  return ((performance.now() - begun) / 1000).toFixed(1);
}
