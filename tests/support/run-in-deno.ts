import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
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
  const { host, port } = held.connection;
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
        SUPABASE_DB_URL: connectionUrl(held.connection),
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
    stop: () => end(deno),
  };
}

async function end(deno: ChildProcess): Promise<void> {
  if (deno.exitCode !== null) return;
  deno.kill();
  await once(deno, "exit");
}
