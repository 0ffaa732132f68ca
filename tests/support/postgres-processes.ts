import { execFileSync } from "node:child_process";
import { readPostgresPid } from "./product.ts";

/** PostgreSQL of this data directory with all its children: each of them is in a session of its own. */
export function signalPostgres(dataDirectory: string, signal: NodeJS.Signals): void {
  const pid = readPostgresPid(dataDirectory);
  if (pid === null) throw new Error("PostgreSQL is not running.");
  for (const each of [pid, ...listChildren(pid)]) {
    try {
      process.kill(each, signal);
    } catch (error) {
      // One of its connections may have ended since.
      if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
    }
  }
}

function listChildren(parent: number): number[] {
  return execFileSync("ps", ["-A", "-o", "ppid=,pid="], { encoding: "utf8" })
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([ppid, pid]) => (ppid === parent && pid !== undefined ? [pid] : []));
}
