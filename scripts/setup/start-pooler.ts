import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ConnectionOptions } from "../../runtime/database/connection-options.ts";
import { chooseAccount } from "../../server/postgres/account.ts";

export type Pooler = {
  /** As `DATABASE_URL` names it: its place, and the owner's way in. */
  connection: ConnectionOptions;
  pid: number;
  stop(): Promise<void>;
};

const port = 6432;

/** PgBouncer in transaction mode before this PostgreSQL, on a socket in a folder of its own; `servers` for each database and role. */
export async function startPooler(
  program: string,
  behind: ConnectionOptions,
  { servers = 4 }: { servers?: number } = {},
): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), "kinolume-pooler-"));
  const account = chooseAccount();
  const { user, password = "" } = behind;
  const lines = [
    "[databases]",
    `* = host=${behind.host} port=${behind.port} auth_user=${user}`,
    "[pgbouncer]",
    "pool_mode = transaction",
    `listen_port = ${port}`,
    `unix_socket_dir = ${folder}`,
    "auth_type = scram-sha-256",
    `auth_file = ${join(folder, "users")}`,
    "auth_query = select usename, passwd from pg_shadow where usename = $1",
    `default_pool_size = ${servers}`,
    "max_client_conn = 1000",
    "server_idle_timeout = 2",
    `logfile = ${join(folder, "log")}`,
  ];
  const files = { users: `"${user}" "${password}"\n`, "pooler.ini": `${lines.join("\n")}\n` };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    if (account) chownSync(join(folder, name), account.uid, account.gid);
  }
  if (account) chownSync(folder, account.uid, account.gid);

  const child = spawn(program, ["--quiet", join(folder, "pooler.ini")], {
    stdio: "ignore",
    cwd: "/",
    ...account,
  });
  const ended = once(child, "exit");
  while (!existsSync(join(folder, `.s.PGSQL.${port}`))) {
    if (child.exitCode !== null) {
      throw new Error(`PgBouncer did not start: ${readFileSync(join(folder, "log"), "utf8")}`);
    }
    await wait(20);
  }
  return {
    connection: { ...behind, host: folder, port, ssl: false },
    pid: child.pid ?? 0,
    async stop() {
      child.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
