import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { formatTable } from "../scripts/format-table.ts";
import { findDebianProgram } from "../scripts/setup/find-debian-program.ts";
import { readConfig } from "../server/config/config.ts";
import { securityHeaders } from "../server/http/security-headers.ts";
import { readSiteManifest } from "../server/http/site-manifest.ts";
import { load } from "./serve/load.ts";
import { startedSchema, usedSchema, type Used } from "./serve/messages.ts";
import { bare, listShots, type Shot } from "./serve/shots.ts";
import { startNginx } from "./serve/start-nginx.ts";

// BENCH_ROUNDS: how often each is measured, for a moment at a time; BENCH_REQUESTS: watch the memory over so many.
const rounds = Number(process.env["BENCH_ROUNDS"] ?? 15);
const requests = Number(process.env["BENCH_REQUESTS"] ?? 0);
const seconds = 0.4;
const connections = 50;
const build = join(import.meta.dirname, "../build");

type Server = { name: string; port: number; cpu: () => Promise<number> };
/** Of the round that needed least: requests a second, and microseconds of processor time for each. */
type Measured = { rate: number; cpu: number };

const manifest = await readSiteManifest(build);
const child = fork(join(import.meta.dirname, "serve/serve.ts"), { execArgv: ["--expose-gc"] });
const ports = startedSchema.parse((await once(child, "message"))[0]);
const ownTime = async () => (await askUse()).cpu;
const site: Server = { name: "site", port: ports.site, cpu: ownTime };
const alone: Server = { name: "alone", port: ports.alone, cpu: ownTime };
const shots = listShots(manifest);

try {
  if (requests > 0) await watchMemory();
  else await compare();
} finally {
  child.send("stop");
  await once(child, "exit");
}

async function compare(): Promise<void> {
  const program = await findDebianProgram("nginx");
  const headers = securityHeaders(readConfig({}));
  const nginx =
    program === undefined
      ? undefined
      : await startNginx(program, { client: join(build, "client"), headers });
  if (!nginx)
    console.log("nginx is not installed, and cannot be here: nothing is compared with it.");
  const other = nginx && { name: "nginx", port: nginx.port, cpu: async () => nginx.cpu() };
  try {
    const rows = [];
    for (const shot of shots) rows.push(await compareOne(shot, other));
    const columns = ["", "route/s", "site/s", "nginx/s", "route µs", "site µs", "nginx µs"];
    console.log(
      `\n${connections} connections, of ${rounds} rounds the one that needed least; µs of the server's own processor time\n`,
    );
    console.log(formatTable([...columns, "of route", "of nginx"], rows));
    const library = (await measure([[alone, bare]]))[0];
    console.log(`\nA route of the library alone: ${library?.cpu.toFixed(0)} µs`);
  } finally {
    await nginx?.stop();
  }
}

async function compareOne(shot: Shot, nginx: Server | undefined) {
  const [plain, own, other] = await measure([
    [site, bare],
    [site, await direct(shot, site)],
    ...(nginx ? [[nginx, await direct(shot, nginx)] as const] : []),
  ]);
  const times = (one?: Measured, yardstick?: Measured) =>
    one && yardstick ? `${(one.cpu / yardstick.cpu).toFixed(2)} x` : "";
  return [
    shot.name,
    ...[plain, own, other].map((each) => (each ? Math.round(each.rate) : "")),
    ...[plain, own, other].map((each) => (each ? Math.round(each.cpu) : "")),
    times(own, plain),
    times(own, other),
  ];
}

/** In turns, so that whatever else the machine does falls on all of them. The first round warms up. */
async function measure(asked: (readonly [Server, Shot])[]): Promise<(Measured | undefined)[]> {
  const least: (Measured | undefined)[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const [position, [server, shot]] of asked.entries()) {
      const measured = await fire(server, shot);
      const best = least[position];
      if (round > 0 && (!best || measured.cpu < best.cpu)) least[position] = measured;
    }
  }
  return least;
}

/** Each server has tags of its own. */
async function direct(shot: Shot, server: Server): Promise<Shot> {
  if (shot.status !== 304) return shot;
  const answer = await fetch(`http://127.0.0.1:${server.port}${shot.path}`, {
    headers: shot.headers,
  });
  await answer.arrayBuffer();
  return {
    ...shot,
    headers: { ...shot.headers, "if-none-match": answer.headers.get("etag") ?? "" },
  };
}

async function fire({ port, cpu }: Server, { path, headers, status }: Shot): Promise<Measured> {
  const before = await cpu();
  const done = await load({ port, path, headers, status, connections, seconds });
  return { rate: done.total / done.seconds, cpu: (((await cpu()) - before) / done.total) * 1000 };
}

async function watchMemory(): Promise<void> {
  const steps = 10;
  const rows = [];
  for (let step = 0; step <= steps; step += 1) {
    const { rss, heap } = await askUse("collect");
    rows.push([
      Math.round((requests / steps) * step),
      (rss / 2 ** 20).toFixed(0),
      (heap / 2 ** 20).toFixed(1),
    ]);
    if (step === steps) break;
    for (const shot of shots) {
      const { path, headers, status } = await direct(shot, site);
      const amount = Math.ceil(requests / steps / shots.length);
      await load({ port: site.port, path, headers, status, connections, amount });
    }
  }
  console.log(formatTable(["requests", "resident MB", "heap MB"], rows));
}

async function askUse(question: "use" | "collect" = "use"): Promise<Used> {
  child.send(question);
  return usedSchema.parse((await once(child, "message"))[0]);
}
