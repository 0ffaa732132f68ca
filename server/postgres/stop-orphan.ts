import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isAlive, readCommandLine } from "./process-identity.ts";

const timeoutMilliseconds = 10_000;

/** Stops a PostgreSQL that outlived the process which had started it on these files. */
export async function stopOrphan(folder: string, log: (line: string) => void): Promise<void> {
  const pid = readPostmasterPid(folder);
  // Another process may have been given the id since; PostgreSQL clears such a stale file itself.
  if (pid === null || !isAlive(pid) || !readCommandLine(pid).includes(folder)) return;
  log(`Stopping PostgreSQL ${pid}, left over from a process that was killed…`);
  process.kill(pid, "SIGINT");
  if (await isGone(pid)) return;
  process.kill(pid, "SIGQUIT");
  if (!(await isGone(pid))) throw new Error(`PostgreSQL ${pid} on ${folder} does not stop.`);
}

function readPostmasterPid(folder: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(join(folder, "postmaster.pid"), "utf8"), 10);
    return Number.isNaN(pid) ? null : pid;
  } catch {
    return null;
  }
}

async function isGone(pid: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMilliseconds;
  while (Date.now() < deadline) {
    if (!isAlive(pid)) return true;
    await wait(10);
  }
  return false;
}
