import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import postgres from "postgres";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startPostgres, type EmbeddedPostgres } from "./postgres.ts";
import { isAlive } from "./process-identity.ts";

// A second each on an idle machine, but a busy one takes its time over making a database.
vi.setConfig({ testTimeout: 60_000 });

// Making a database takes a second: the tests that need no fresh one share this.
const usedDirectory = makeDirectory();
let dataDirectory: string;
let lines: string[];
let running: EmbeddedPostgres[];
const isRoot = process.getuid?.() === 0;

beforeEach(() => {
  dataDirectory = usedDirectory;
  lines = [];
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()));
  if (dataDirectory !== usedDirectory) rmSync(dataDirectory, { recursive: true, force: true });
});
afterAll(() => rmSync(usedDirectory, { recursive: true, force: true }));

function makeDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "kinolume-postgres-"));
  chmodSync(directory, 0o711);
  return directory;
}

async function start(directory = dataDirectory): Promise<EmbeddedPostgres> {
  const server = await startPostgres({ dataDirectory: directory, log: (line) => lines.push(line) });
  running.push(server);
  return server;
}

async function stop(server: EmbeddedPostgres): Promise<void> {
  running = running.filter((other) => other !== server);
  await server.stop();
}

async function ask<T extends object>(
  server: EmbeddedPostgres,
  work: (sql: postgres.Sql) => Promise<T>,
): Promise<T> {
  const sql = postgres({ ...server.connection, max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

const write = (sql: postgres.Sql) => sql`create table if not exists kept as select 42 as answer`;
const read = (sql: postgres.Sql) => sql`select answer from kept`;

function readPostmasterPid(): number {
  return Number.parseInt(readFileSync(join(dataDirectory, "postgres/postmaster.pid"), "utf8"), 10);
}

function isHalfMade(): boolean {
  const draft = readdirSync(dataDirectory).find((name) => /^postgres\.new-\w+$/.test(name));
  return draft !== undefined && existsSync(join(dataDirectory, draft, "base"));
}

/** Another process that starts PostgreSQL on the same directory and tells what it logs. */
function startElsewhere() {
  const module = JSON.stringify(join(import.meta.dirname, "postgres.ts"));
  const child = spawn(
    process.execPath,
    [
      "--input-type=module",
      "--eval",
      `const { startPostgres } = await import(${module});
       const server = await startPostgres({ dataDirectory: ${JSON.stringify(dataDirectory)}, log: console.log });
       const { default: postgres } = await import("postgres");
       const sql = postgres({ ...server.connection, max: 1, onnotice: () => {} });
       await sql\`create table if not exists kept as select 42 as answer\`;
       console.log("the row is written");
       setInterval(() => {}, 1000);`,
    ],
    { stdio: ["ignore", "pipe", "inherit"], cwd: join(import.meta.dirname, "../..") },
  );
  const seen = createInterface({ input: child.stdout });
  return {
    async saying(text: string): Promise<void> {
      for await (const line of seen) if (line.includes(text)) return;
    },
    async kill(): Promise<void> {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
    pid: child.pid ?? 0,
  };
}

describe("the embedded PostgreSQL", () => {
  it("keeps its rows from one start to the next, and leaves nothing running", async () => {
    const first = await start();
    await ask(first, write);
    const pid = readPostmasterPid();
    await stop(first);
    expect(isAlive(pid)).toBe(false);

    const second = await start();
    expect(await ask(second, read)).toEqual([{ answer: 42 }]);
  });

  it("listens on a socket that nobody else can enter, and on no port", async () => {
    const server = await start();
    expect(statSync(server.connection.host).mode & 0o777).toBe(0o700);
    const [settings] = await ask(
      server,
      (sql) => sql`
        select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync`,
    );
    expect(settings).toEqual({ addresses: "", fsync: "on" });
  });

  it("asks for a password, even of those who reach the socket", async () => {
    const server = await start();
    const sql = postgres({ ...server.connection, password: "guess", max: 1 });
    await expect(sql`select 1`).rejects.toMatchObject({ code: "28P01" });
    await sql.end();
  });

  it("says which process has the directory", async () => {
    await start();
    await expect(start()).rejects.toThrow(`in use by process ${process.pid}.`);
  });

  it("takes over the lock of a process that is gone", async () => {
    writeFileSync(
      join(dataDirectory, "kinolume.lock"),
      JSON.stringify({ pid: process.pid, identity: "an earlier process of the same number" }),
    );
    await expect(start()).resolves.toBeDefined();
  });

  it("finds its socket a shorter path when its own is too long", async () => {
    dataDirectory = makeDirectory();
    const server = await start(join(dataDirectory, "a-folder-with-quite-a-long-name/".repeat(3)));
    expect(server.connection.host).not.toContain("quite-a-long-name");
    const { host } = server.connection;
    await stop(server);
    expect(existsSync(host)).toBe(false);
  });
});

describe("after a kill -9", () => {
  it("of PostgreSQL it is started again by itself, with every committed row", async () => {
    const server = await start();
    await ask(server, write);
    process.kill(readPostmasterPid(), "SIGKILL");
    await expect.poll(() => ask(server, read).catch(() => null)).toEqual([{ answer: 42 }]);
    expect(lines.join("\n")).toContain("PostgreSQL ended (SIGKILL)");
  });

  it("of the server the next start stops the orphan and finds every committed row", async () => {
    const killed = startElsewhere();
    await killed.saying("the row is written");
    await expect(start()).rejects.toThrow(`in use by process ${killed.pid}.`);
    await killed.kill();
    const orphan = readPostmasterPid();
    expect(isAlive(orphan)).toBe(true);

    const server = await start();
    expect(isAlive(orphan)).toBe(false);
    expect(await ask(server, read)).toEqual([{ answer: 42 }]);
  });

  it("during the very first start the next one begins anew", async () => {
    dataDirectory = makeDirectory();
    const killed = startElsewhere();
    await killed.saying("Creating the database");
    await expect.poll(isHalfMade).toBe(true);
    await killed.kill();
    expect(existsSync(join(dataDirectory, "postgres"))).toBe(false);

    const server = await start();
    await ask(server, write);
    expect(await ask(server, read)).toEqual([{ answer: 42 }]);
  });
});

describe.runIf(isRoot)("as root, in a directory that PostgreSQL's user cannot enter", () => {
  it("keeps the files elsewhere, records where, and finds them again", async () => {
    dataDirectory = makeDirectory();
    chmodSync(dataDirectory, 0o700);
    const first = await start();
    await ask(first, write);
    const folder = readFileSync(join(dataDirectory, "postgres-folder"), "utf8").trim();
    try {
      expect(folder.startsWith("/var/lib/kinolume/")).toBe(true);
      await stop(first);
      const second = await start();
      expect(await ask(second, read)).toEqual([{ answer: 42 }]);
      await stop(second);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
