import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import autocannon from "autocannon";
import { z } from "zod";
import { reads } from "./api/reads.ts";

// BENCH_SECONDS: how long each shot lasts; BENCH_ONLY: measure this read alone.
const seconds = Number(process.env["BENCH_SECONDS"] ?? 3);
const chosen = process.env["BENCH_ONLY"];
const levels = [10, 50];

type Shot = { path: string; method?: string; headers?: Record<string, string>; body?: string };
type Measured = { rate: number; p50: number; p99: number };

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
  console.log(`\n${connections} connections, ${seconds} s each`);
  console.log(row("", "requests/s", "p50 ms", "p99 ms", "cost"));
  const bare = await measure(connections, { path: "/bare" });
  console.log(show("bare route", bare));
  for (const read of reads) {
    if (chosen !== undefined && chosen !== read.name) continue;
    const driver = await measure(connections, { path: `/driver/${read.name}` });
    const path = `/rest/v1/${read.path.replace("USER", account.id)}`;
    const rest = await measure(connections, { path, headers });
    console.log(show(`${read.name}, driver`, driver, `${ratio(bare, driver)} x bare`));
    console.log(show(`${read.name}, REST`, rest, `${ratio(driver, rest)} x driver`));
  }
  const write = { method: "POST", headers: { ...headers, ...jsonType }, body: '{"title":"New"}' };
  const driver = await measure(connections, { ...write, path: "/driver/insert" });
  const rest = await measure(connections, { ...write, path: "/rest/v1/pr_campaigns" });
  console.log(show("insert, driver", driver, `${ratio(bare, driver)} x bare`));
  console.log(show("insert, REST", rest, `${ratio(driver, rest)} x driver`));
  if (chosen === undefined) console.log(show("sign-in", await measure(connections, signIn)));
}

async function measure(connections: number, { path, ...shot }: Shot): Promise<Measured> {
  const options = { ...shot, url: `${url}${path}`, connections };
  await autocannon({ ...options, duration: 1 });
  const result = await autocannon({ ...options, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${path}: ${result.non2xx} refusals, ${result.errors} errors`);
  }
  const { p50, p99 } = result.latency;
  return { rate: result.requests.average, p50, p99 };
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
  const [message] = await once(server, "message");
  return Math.round(z.object({ rss: z.number() }).parse(message).rss / 1024 / 1024);
}
