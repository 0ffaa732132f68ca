import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { connectionUrl } from "./connection-url.ts";
import type { TestDatabase } from "./create-test-database.ts";

const root = resolve(import.meta.dirname, "../..");
const address = /http:\/\/127\.0\.0\.1:\d+/;

export type DenoFunction = { url: string; output(): string; stop(): Promise<void> };

/** A function by itself, as a hosted edge runtime runs it: no host around it, its own connection. */
export async function runInDeno(
  name: string,
  held: TestDatabase,
  variables: Record<string, string> = {},
): Promise<DenoFunction> {
  const { port } = held.connection;
  const socket = placeOutsideDevices(held.connection.host);
  const host = socket.path;
  const deno = spawn(
    resolve(root, "node_modules/.bin/deno"),
    [
      "run",
      "--no-lock",
      "--no-remote",
      "--cached-only",
      "--node-modules-dir=manual",
      // Nothing but loopback and the database's socket.
      `--allow-net=127.0.0.1,unix:${host}/.s.PGSQL.${port}`,
      "--allow-env",
      "--allow-read",
      "--allow-write",
      "--allow-sys",
      `supabase/functions/${name}/index.ts`,
    ],
    {
      cwd: root,
      env: {
        PATH: process.env["PATH"],
        HOME: process.env["HOME"],
        NO_COLOR: "1",
        DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
        SUPABASE_DB_URL: connectionUrl({ ...held.connection, host }),
        ...variables,
      },
    },
  );
  let output = "";
  const collect = (chunk: Buffer) => (output += chunk.toString());
  deno.stdout.on("data", collect);
  deno.stderr.on("data", collect);
  while (!address.test(output)) {
    if (deno.exitCode !== null) throw new Error(`Deno ended: ${output}`);
    await Promise.race([once(deno.stdout, "data"), once(deno.stderr, "data"), once(deno, "exit")]);
  }
  return {
    url: address.exec(output)?.[0] ?? "",
    output: () => output,
    async stop() {
      await end(deno);
      socket.remove();
    },
  };
}

/** Whoever opens anything below `/dev`, where files are kept in memory, has to be allowed everything by Deno. */
function placeOutsideDevices(folder: string): { path: string; remove(): void } {
  if (!folder.startsWith("/dev/")) return { path: folder, remove: () => {} };
  const place = mkdtempSync("/tmp/kinolume-deno-");
  const path = join(place, "socket");
  symlinkSync(folder, path);
  return { path, remove: () => rmSync(place, { recursive: true, force: true }) };
}

async function end(deno: ChildProcess): Promise<void> {
  if (deno.exitCode !== null) return;
  deno.kill();
  await once(deno, "exit");
}
