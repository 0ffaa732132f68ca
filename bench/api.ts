import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import autocannon from "autocannon";
import { z } from "zod";
import { leanOptions, leanVariables } from "../scripts/setup/lean-memory.mjs";
import { reads } from "./api/reads.ts";
import { usageSchema, type Usage } from "./api/usage.ts";

// BENCH_ROUNDS: how often each is measured, a second at a time; BENCH_ONLY: measure this read alone.
const rounds = Number(process.env["BENCH_ROUNDS"] ?? 3);
const chosen = process.env["BENCH_ONLY"];
const levels = [10, 50];
const signInSeconds = 10;

type Shot = { path: string; method?: string; headers?: Record<string, string>; body?: string };
/** Of the best round; `cpu` is milliseconds a request, of the round that needed least. */
type Measured = { rate: number; p50: number; p99: number; cpu: number | null };
const none: Measured = { rate: 0, p50: 0, p99: 0, cpu: null };

const server = fork(join(import.meta.dirname, "api/serve.ts"), {
  execArgv: [...process.execArgv, ...leanOptions],
  env: { ...leanVariables, ...process.env },
});
const started = z.object({
  url: z.string(),
  account: z.object({ id: z.string(), email: z.string(), password: z.string() }),
});
const { url, account } = started.parse((await once(server, "message"))[0]);
const jsonType = { "content-type": "application/json" };
const signIn: Shot = {
  path: "/auth/v1/token?grant_type=password",
  method: "POST",
  headers: jsonType,
  body: JSON.stringify({ email: account.email, password: account.password }),
};

try {
  const atRest = await askUsage();
  const headers = { authorization: `Bearer ${await readToken()}` };
  for (const connections of levels) {
    await measureLevel(connections, headers);
  }
  // Behind the attempts that nobody waits for any more: they are still being made.
  await readToken();
  const after = await askUsage();
  console.log(
    `\nServer memory (RSS): ${megabytes(atRest)} at rest, ${megabytes(after)} after the run`,
  );
} finally {
  server.send("stop");
  await once(server, "exit");
}

async function measureLevel(connections: number, headers: Record<string, string>): Promise<void> {
  console.log(`\n${connections} connections, the best of ${rounds} rounds; cost as many times the`);
  console.log(
    "bare route's for the driver, the driver's for REST: in time, and in processor time\n",
  );
  console.log(row("", "requests/s", "p50 ms", "p99 ms", "time", "processor"));
  const [bare = none] = await measure(connections, [{ path: "/bare", headers }]);
  console.log(show("bare route", bare));
  const insert = { method: "POST", headers: { ...headers, ...jsonType }, body: '{"body":"New"}' };
  const pairs: [string, Shot, Shot][] = [
    ...reads
      .filter(({ name }) => chosen === undefined || chosen === name)
      .map(({ name, path }): [string, Shot, Shot] => [
        name,
        { path: `/driver/${name}`, headers },
        { path: `/rest/v1/${path.replace("USER", account.id)}`, headers },
      ]),
    ["insert", { ...insert, path: "/driver/insert" }, { ...insert, path: "/rest/v1/messages" }],
  ];
  for (const [name, plain, served] of pairs) {
    const [driver = none, rest = none] = await measure(connections, [plain, served]);
    console.log(show(`${name}, driver`, driver, bare));
    console.log(show(`${name}, REST`, rest, driver));
  }
  if (chosen !== undefined) return;
  // Slow on purpose (argon2id), so it gets the time for more than one.
  console.log(show("sign-in", await fire(connections, signIn, signInSeconds)));
}

/** In turns, so that whatever else the machine does falls on all of them. */
async function measure(connections: number, shots: Shot[]): Promise<Measured[]> {
  const best: Measured[] = shots.map(() => none);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [position, shot] of shots.entries()) {
      const measured = await fire(connections, shot);
      // The first round warms up.
      if (round > 0) best[position] = better(best[position] ?? none, measured);
    }
  }
  return best;
}

function better(one: Measured, other: Measured): Measured {
  const { rate, p50, p99 } = other.rate > one.rate ? other : one;
  const cpu = one.cpu === null || other.cpu === null ? other.cpu : Math.min(one.cpu, other.cpu);
  return { rate, p50, p99, cpu };
}

async function fire(connections: number, shot: Shot, duration = 1): Promise<Measured> {
  const { path, ...rest } = shot;
  const before = await askUsage();
  const options = { ...rest, url: `${url}${path}`, connections, duration, timeout: 60 };
  const result = await autocannon(options);
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${path}: ${result.non2xx} refusals, ${result.errors} errors`);
  }
  const after = await askUsage();
  const { p50, p99 } = result.latency;
  const { total } = result.requests;
  const cpu = before.cpu === null || after.cpu === null ? null : (after.cpu - before.cpu) / total;
  return { rate: total / result.duration, p50, p99, cpu };
}

/** With a yardstick, also how many times as much as that it costs. */
function show(name: string, measured: Measured, yardstick?: Measured): string {
  const { rate, p50, p99, cpu } = measured;
  const time = yardstick ? `${(yardstick.rate / rate).toFixed(2)} x` : "";
  const processor = yardstick?.cpu && cpu ? `${(cpu / yardstick.cpu).toFixed(2)} x` : "";
  return row(name, rate.toFixed(0), String(p50), String(p99), time, processor);
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(30) + cells.map((cell) => cell.padStart(11)).join("");
}

async function readToken(): Promise<string> {
  const { path, ...init } = signIn;
  const answer = await fetch(`${url}${path}`, init);
  return z.object({ access_token: z.string() }).parse(await answer.json()).access_token;
}

async function askUsage(): Promise<Usage> {
  server.send("usage");
  return usageSchema.parse((await once(server, "message"))[0]);
}

function megabytes({ rss }: Usage): string {
  return `${Math.round(rss / 1024 / 1024)} MB`;
}
