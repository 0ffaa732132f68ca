import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import { z } from "zod";
import { openDatabase } from "../server/database/database.ts";
import { connectionUrl } from "../tests/support/connection-url.ts";
import { startOwnPostgres } from "./own-postgres.ts";
import { databaseCpuTime } from "./api/cpu-time.ts";
import { createListener, type Listener } from "./realtime/create-listener.ts";
import type { Heard } from "./realtime/listen.ts";
import { measureJudging } from "./realtime/measure-judging.ts";
import { measureWrites } from "./realtime/measure-writes.ts";
import { reportRealtime } from "./realtime/report.ts";
import type { Usage } from "./realtime/serve.ts";

// Many people of many companies, each following the conversations they may read, and some of the studio, while messages are
// written at a steady rate. In the end the server loses its listening connection, and the writing goes on.
const listenerCount = Number(process.env["BENCH_LISTENERS"] ?? 2000);
const studio = 5;
const perCompany = Number(process.env["BENCH_PER_COMPANY"] ?? 10);
const perSecond = 10;
const seconds = Number(process.env["BENCH_SECONDS"] ?? 180);
const secondsAfterLoss = 30;
const steady = perSecond * seconds;
const measureSeconds = 10;

const cluster = await startOwnPostgres();
const folder = cluster.dataDirectory;
const database = await openDatabase({ connection: cluster.connection, log: () => {} });
const owner = postgres({ ...cluster.connection, max: 1 });
const serving = fork(join(import.meta.dirname, "realtime/serve.ts"), {
  execArgv: ["--expose-gc", ...process.execArgv],
  env: {
    ...process.env,
    DATABASE_URL: connectionUrl(cluster.connection),
    DATA_DIR: folder,
    SEED_DEMO: "off",
  },
});
const listening = fork(join(import.meta.dirname, "realtime/listen.ts"));

// Nobody is left to answer.
for (const child of [serving, listening]) {
  child.once("exit", (code) => {
    if (code) throw new Error(`A part of the benchmark ended with ${code}.`);
  });
}
try {
  const [{ port }] = z
    .tuple([z.object({ port: z.number() })])
    .rest(z.unknown())
    .parse(await once(serving, "message"));
  const { id: writer } = await createListener(database, { isStaff: false });
  const writeCost = await measureWrites(owner, { dataDirectory: folder, userId: writer });
  const listeners: Listener[] = [];
  for (let made = 0; made < listenerCount; made++) {
    const isStaff = made >= listenerCount - studio;
    const first = made % perCompany === 0 ? undefined : listeners[made - (made % perCompany)];
    const company = isStaff ? undefined : first?.company;
    listeners.push(await createListener(database, { isStaff, ...(company && { company }) }));
  }
  const clients = listeners.filter(({ isStaff }) => !isStaff);
  const judging = await measureJudging(owner, database, { dataDirectory: folder, clients });
  listening.send({ port, tokens: listeners.map(({ token }) => token) });
  await once(listening, "message");

  const usage: Usage[] = [await ask<Usage>(serving, "measure")];
  const databaseBefore = databaseCpuTime(folder);
  const measuring = setInterval(() => {
    void ask<Usage>(serving, "measure").then((each) => usage.push(each));
  }, measureSeconds * 1000);
  const written = await write([...new Set(clients.map(({ company }) => company))]);
  clearInterval(measuring);
  await settle();
  usage.push(await ask<Usage>(serving, "measure"));
  const databaseAfter = databaseCpuTime(folder);
  const heard = await ask<Heard[]>(listening, "report");
  const databaseTime =
    databaseBefore === null || databaseAfter === null ? null : databaseAfter - databaseBefore;
  reportRealtime({
    written,
    heard,
    listeners,
    usage,
    seconds: seconds + secondsAfterLoss,
    steady,
    writeCost,
    judging,
    databaseTime,
  });
} finally {
  listening.kill();
  serving.send("stop");
  await once(serving, "exit");
  await Promise.all([database.close(), owner.end()]);
  await cluster.stop();
}

function ask<T>(child: ChildProcess, question: string): Promise<T> {
  return new Promise((resolve) => {
    child.once("message", (answer: T) => resolve(answer));
    child.send(question);
  });
}

/** Until nothing more has come for a while: whoever comes back to a busy server tries again every second. */
async function settle(): Promise<void> {
  let before = -1;
  for (;;) {
    const heard = await ask<Heard[]>(listening, "report");
    const count = heard.reduce(
      (sum, { delivered, read }) => sum + delivered.length + read.length,
      0,
    );
    if (count === before) return;
    before = count;
    await wait(5000);
  }
}

/** Message numbers by whose they are. */
async function write(companies: readonly string[]): Promise<Map<string, number[]>> {
  const written = new Map<string, number[]>();
  const started = performance.now();
  const count = perSecond * (seconds + secondsAfterLoss);
  for (let number = 0; number < count; number++) {
    await wait(Math.max(0, started + (number * 1000) / perSecond - performance.now()));
    if (number === steady) await dropListening();
    const id = companies[Math.floor(Math.random() * companies.length)] ?? "";
    written.set(id, [...(written.get(id) ?? []), number]);
    await database.asOwner(
      (sql) => sql`
        insert into public.messages (company_id, body) values (${id}, ${`${number} ${Date.now()}`})`,
    );
  }
  return written;
}

async function dropListening(): Promise<void> {
  await owner`
    select pg_terminate_backend(pid) from pg_stat_activity
    where query ilike 'listen %' and pid <> pg_backend_pid()`;
}
