import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

export type StockPostgres = { url: string; stop(): Promise<void> };

/** A cluster of its own in a temporary folder, on a socket there: no service of the machine is touched. */
export async function startStockPostgres(programs: string): Promise<StockPostgres> {
  const account = process.getuid?.() === 0 ? readAccount("postgres") : null;
  const folder = mkdtempSync(join(tmpdir(), "kinolume-stock-"));
  const data = join(folder, "data");
  const password = randomBytes(16).toString("hex");
  const passwordFile = join(folder, "password");
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) for (const path of [folder, data, passwordFile]) chownSync(path, ...account);

  const run = (program: string, ...words: string[]) =>
    promisify(execFile)(join(programs, program), words, {
      cwd: folder,
      ...(account ? { uid: account[0], gid: account[1] } : {}),
    });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await run(
      "initdb",
      `--pgdata=${data}`,
      "--username=postgres",
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--no-sync",
    );
    const settings = `-k ${folder} -c listen_addresses= -c fsync=off -c max_connections=200`;
    const log = join(folder, "log");
    await run("pg_ctl", "start", `--pgdata=${data}`, "--wait", `--log=${log}`, `-o ${settings}`);
  } catch (error) {
    remove();
    throw error;
  }
  return {
    url: `postgres://postgres:${password}@localhost/postgres?host=${folder}`,
    async stop() {
      await run("pg_ctl", "stop", `--pgdata=${data}`, "--mode=fast", "--wait");
      remove();
    },
  };
}

/** User and group; PostgreSQL refuses to run as root. */
function readAccount(name: string): [number, number] {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  if (uid === undefined || gid === undefined) throw new Error(`There is no user ${name}.`);
  return [Number(uid), Number(gid)];
}
