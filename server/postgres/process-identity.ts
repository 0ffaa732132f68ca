import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Tells a process from a later one that was given the same id; null when there is no such process. */
export function readProcessIdentity(pid: number): string | null {
  if (!isAlive(pid)) return null;
  return process.platform === "linux" ? readProc(pid) : askPs(pid, "lstart=");
}

/** The command line of a process, or an empty string. */
export function readCommandLine(pid: number): string {
  if (process.platform !== "linux") return askPs(pid, "command=") ?? "";
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be signalled, but it is there.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function readProc(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command may hold spaces and brackets, so count from behind it.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [state, startTime] = [fields[0], fields[19]];
    return state === "Z" || startTime === undefined ? null : startTime;
  } catch {
    return null;
  }
}

function askPs(pid: number, column: string): string | null {
  try {
    return (
      execFileSync("ps", ["-o", column, "-p", String(pid)], { encoding: "utf8" }).trim() || null
    );
  } catch {
    return null;
  }
}
