import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import autocannon from "autocannon";
import { z } from "zod";
import { reads } from "./api/reads.ts";

// BENCH_ROUNDS: how often each is measured, a second at a time; BENCH_ONLY: measure this read alone.
const rounds = Number(process.env["BENCH_ROUNDS"] ?? 4);
const chosen = process.env["BENCH_ONLY"];
const levels = [10, 50];

type Shot = { path: string; method?: string; headers?: Record<string, string>; body?: string };
type Measured = { rate: number; p50: number; p99: number };
const none: Measured = { rate: 0, p50: 0, p99: 0 };

const server = fork(join(import.meta.dirname, "api/serve.ts"));
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
  const atRest = await askMemory();
  const headers = { authorization: `Bearer ${await readToken()}` };
  for (const connections of levels) {
    await measureLevel(connections, headers);
  }
  console.log(`Server memory (RSS): ${atRest} MB at rest, ${await askMemory()} MB after the run`);
} finally {
  server.send("stop");
  await once(server, "exit");
}

async function measureLevel(connections: number, headers: Record<string, string>): Promise<void> {
  console.log(`\n${connections} connections, the best of ${rounds} rounds`);
  console.log(row("", "requests/s", "p50 ms", "p99 ms", "cost"));
  const [bare = none] = await measure(connections, [{ path: "/bare" }]);
  console.log(show("bare route", bare));
  const insert = { method: "POST", headers: { ...headers, ...jsonType }, body: '{"body":"New"}' };
  const pairs: [string, Shot, Shot][] = [
    ...reads
      .filter(({ name }) => chosen === undefined || chosen === name)
      .map(({ name, path }): [string, Shot, Shot] => [
        name,
        { path: `/driver/${name}` },
        { path: `/rest/v1/${path.replace("USER", account.id)}`, headers },
      ]),
    ["insert", { ...insert, path: "/driver/insert" }, { ...insert, path: "/rest/v1/messages" }],
  ];
  for (const [name, plain, served] of pairs) {
    const [driver = none, rest = none] = await measure(connections, [plain, served]);
    console.log(show(`${name}, driver`, driver, `${ratio(bare, driver)} x bare`));
    console.log(show(`${name}, REST`, rest, `${ratio(driver, rest)} x driver`));
  }
  if (chosen !== undefined) return;
  // Slow on purpose (argon2id), so it gets the time for more than one.
  console.log(show("sign-in", await fire(connections, signIn, 15)));
}

/** In turns, so that whatever else the machine does falls on all of them; the best round counts. */
async function measure(connections: number, shots: Shot[]): Promise<Measured[]> {
  const best: Measured[] = shots.map(() => none);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [position, shot] of shots.entries()) {
      const measured = await fire(connections, shot);
      // The first round warms up.
      if (round > 0 && measured.rate > (best[position]?.rate ?? 0)) best[position] = measured;
    }
  }
  return best;
}

async function fire(connections: number, shot: Shot, duration = 1): Promise<Measured> {
  const { path, ...rest } = shot;
  const options = { ...rest, url: `${url}${path}`, connections, duration, timeout: 60 };
  const result = await autocannon(options);
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${path}: ${result.non2xx} refusals, ${result.errors} errors`);
  }
  const { p50, p99 } = result.latency;
  return { rate: result.requests.total / result.duration, p50, p99 };
}

/** How many times as much the second costs. */
function ratio(yardstick: Measured, measured: Measured): string {
  return (yardstick.rate / measured.rate).toFixed(2);
}

function show(name: string, { rate, p50, p99 }: Measured, cost = ""): string {
  return row(name, rate.toFixed(0), String(p50), String(p99), cost);
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(32) + cells.map((cell) => cell.padStart(14)).join("");
}

async function readToken(): Promise<string> {
  const { path, ...init } = signIn;
  const answer = await fetch(`${url}${path}`, init);
  return z.object({ access_token: z.string() }).parse(await answer.json()).access_token;
}

async function askMemory(): Promise<number> {
  server.send("memory");
  const [{ rss }] = z.tuple([z.object({ rss: z.number() })]).parse(await once(server, "message"));
  return Math.round(rss / 1024 / 1024);
}
