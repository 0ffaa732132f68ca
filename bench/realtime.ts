import { fork } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pino } from "pino";
import { startBackend } from "../server/backend.ts";
import { readConfig } from "../server/config.ts";
import { formatTable } from "../scripts/format-table.ts";
import { createListener, type Listener } from "./realtime/create-listener.ts";
import type { Heard } from "./realtime/listen.ts";

// Many clients, each following the conversations they may read, while messages are written at a steady rate.
const clients = Number(process.env["BENCH_CLIENTS"] ?? 500);
const studio = 5;
const perSecond = 20;
const seconds = Number(process.env["BENCH_SECONDS"] ?? 30);

const folder = mkdtempSync(join(tmpdir(), "kinolume-bench-"));
chmodSync(folder, 0o711);
const config = readConfig({ DATA_DIR: folder, SEED_DEMO: "off" });
const backend = await startBackend({ config, logger: pino({ level: "warn" }), report: () => {} });
const server = createServer((_request, response) => response.writeHead(404).end());
backend.attach(server);
server.listen(0, "127.0.0.1");
await once(server, "listening");
const listening = fork(join(import.meta.dirname, "realtime/listen.ts"));

try {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no TCP address");
  const listeners: Listener[] = [];
  for (let made = 0; made < clients + studio; made++) {
    listeners.push(await createListener(backend.database, { isStaff: made >= clients }));
  }
  listening.send({ port: address.port, tokens: listeners.map(({ token }) => token) });
  await once(listening, "message");

  const memory = [process.memoryUsage().rss];
  const used = process.cpuUsage();
  const halfway = setTimeout(() => memory.push(process.memoryUsage().rss), seconds * 500);
  const written = await write(listeners.slice(0, clients).map(({ id }) => id));
  clearTimeout(halfway);
  const { user, system } = process.cpuUsage(used);
  await settle();
  memory.push(process.memoryUsage().rss);
  const heard = await ask();
  report(written, heard, listeners, { memory, processor: (user + system) / 1000 });
} finally {
  listening.kill();
  backend.endSockets();
  server.closeAllConnections();
  server.close();
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
}

function ask(): Promise<Heard[]> {
  return new Promise((resolve) => {
    listening.once("message", resolve);
    listening.send("report");
  });
}

/** Until nothing more has come for two seconds. */
async function settle(): Promise<void> {
  let before = -1;
  for (;;) {
    const count = (await ask()).reduce((sum, { numbers }) => sum + numbers.length, 0);
    if (count === before) return;
    before = count;
    await wait(2000);
  }
}

/** Message numbers by whose they are. */
async function write(ids: readonly string[]): Promise<Map<string, number[]>> {
  const written = new Map<string, number[]>();
  const started = performance.now();
  for (let number = 0; number < perSecond * seconds; number++) {
    await wait(Math.max(0, started + (number * 1000) / perSecond - performance.now()));
    const id = ids[Math.floor(Math.random() * ids.length)] ?? "";
    written.set(id, [...(written.get(id) ?? []), number]);
    await backend.database.asOwner(
      (sql) => sql`
        insert into public.messages (user_id, body) values (${id}, ${`${number} ${Date.now()}`})`,
    );
  }
  return written;
}

type Cost = { memory: number[]; processor: number };

function report(
  written: Map<string, number[]>,
  heard: readonly Heard[],
  listeners: readonly Listener[],
  { memory, processor }: Cost,
): void {
  const all = [...written.values()].flat().toSorted((a, b) => a - b);
  const wrong = listeners.filter(({ id, isStaff }, index) => {
    const expected = isStaff ? all : (written.get(id) ?? []);
    return heard[index]?.numbers.join() !== expected.join();
  });
  const delays = heard.flatMap((each) => each.delays).toSorted((a, b) => a - b);
  const at = (share: number) => `${delays[Math.floor((delays.length - 1) * share)] ?? "-"} ms`;
  const megabytes = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`;
  const rows = [
    ["clients, staff among them", `${listeners.length}`, ""],
    ["messages written", `${all.length}`, ""],
    ["deliveries", `${delays.length}`, `${all.length * (studio + 1)}`],
    ["clients with a message too few, too many or twice", `${wrong.length}`, "0"],
    ["from insert to client, median", at(0.5), ""],
    ["the slowest of a hundred", at(0.99), ""],
    ["server's processor", `${Math.round(processor / seconds / 10)} %`, ""],
    ["server's memory at the start, half-way, at the end", memory.map(megabytes).join(", "), ""],
  ];
  console.log(formatTable(["", "seen", "expected"], rows));
}
