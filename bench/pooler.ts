import { readFileSync } from "node:fs";
import type { Caller, Database } from "../runtime/database/types.ts";
import { formatTable } from "../scripts/format-table.ts";
import { findDebianProgram } from "../scripts/setup/find-debian-program.ts";
import { startPooler } from "../scripts/setup/start-pooler.ts";
import { openDatabase } from "../server/database/database.ts";
import { startOwnPostgres } from "./own-postgres.ts";
import { databaseCpuTime } from "./api/cpu-time.ts";

// BENCH_ROUNDS: how often each is measured; the round that needed least counts.
const rounds = Number(process.env["BENCH_ROUNDS"] ?? 5);
const perRound = 1000;
const atOnce = 10;

const program = await findDebianProgram("pgbouncer");
if (!program) throw new Error("PgBouncer is not installed, and cannot be here.");
const cluster = await startOwnPostgres();
const { connection, dataDirectory } = cluster;
const direct = await openDatabase({ connection, log: () => {} });
const pooler = await startPooler(program, connection, { servers: 10 });
const pooled = await openDatabase({ connection, pooler: pooler.connection, log: () => {} });

const anonymous: Caller = { role: "anon", claims: null };
const read =
  "select coalesce(json_agg(p), '[]')::text from (select * from public.substack_posts limit 10) p";
const kinds: [string, (database: Database) => Promise<unknown>][] = [
  [
    "read",
    (database) => database.askAsCaller(anonymous, { text: read, values: [], isPrepared: true }),
  ],
  [
    "transaction of three statements",
    (database) =>
      database.asOwner(async (sql) => {
        await sql`select count(*) from public.profiles`;
        await sql`select count(*) from public.projects`;
      }),
  ],
];

try {
  const rows = [];
  for (const [name, work] of kinds) {
    const least = new Map<Database, { cpu: number; time: number }>();
    // In turns, so that whatever else the machine does falls on both. The first round warms up.
    for (let round = 0; round <= rounds; round += 1) {
      for (const database of [direct, pooled]) {
        const measured = await measure(() => work(database));
        const best = least.get(database);
        if (round > 0 && (!best || measured.cpu < best.cpu)) least.set(database, measured);
      }
    }
    const [one, other] = [least.get(direct), least.get(pooled)];
    if (!one || !other) throw new Error("nothing was measured");
    const times = (ratio: number) => `${ratio.toFixed(2)} x`;
    rows.push([
      name,
      ...[one.cpu, other.cpu].map((cpu) => Math.round(cpu * 1000)),
      times(other.cpu / one.cpu),
      times(other.time / one.time),
    ]);
  }
  const columns = ["", "direct µs", "pooled µs", "processor", "time"];
  console.log("\nProcessor time of the server, PostgreSQL and PgBouncer for each, ten at once\n");
  console.log(formatTable(columns, rows));
} finally {
  await Promise.all([direct.close(), pooled.close()]);
  await pooler.stop();
  await cluster.stop();
}

async function measure(work: () => Promise<unknown>): Promise<{ cpu: number; time: number }> {
  const [before, started] = [readCpu(), performance.now()];
  const workers = Array.from({ length: atOnce }, async () => {
    for (let done = 0; done < perRound / atOnce; done += 1) await work();
  });
  await Promise.all(workers);
  return {
    cpu: (readCpu() - before) / perRound,
    time: (performance.now() - started) / perRound,
  };
}

/** Milliseconds of all three since they began. */
function readCpu(): number {
  const { user, system } = process.cpuUsage();
  const file = readFileSync(`/proc/${pooler.pid}/schedstat`, "utf8");
  const ofPooler = Number(file.split(" ")[0]) / 1e6;
  return (user + system) / 1000 + (databaseCpuTime(dataDirectory) ?? 0) + ofPooler;
}
