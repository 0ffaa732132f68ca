import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Milliseconds of processor time that PostgreSQL has used; null where the system does not tell, as only Linux does. */
export function databaseCpuTime(dataDirectory: string): number | null {
  if (process.platform !== "linux") return null;
  const file = readFileSync(join(dataDirectory, "postgres/postmaster.pid"), "utf8");
  const server = Number.parseInt(file, 10);
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readProcess(Number(name)))
    .filter(({ pid, parent }) => pid === server || parent === server)
    .reduce((sum, { milliseconds }) => sum + milliseconds, 0);
}

const gone = { pid: 0, parent: 0, milliseconds: 0 };

function readProcess(pid: number) {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name before the last bracket may hold anything.
    const parent = Number(status.slice(status.lastIndexOf(")")).split(" ")[2]);
    const nanoseconds = Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]);
    return { pid, parent, milliseconds: nanoseconds / 1e6 };
  } catch {
    // It has ended since it was listed.
    return gone;
  }
}
