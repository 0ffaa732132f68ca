import {
  linkSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { AppError } from "../../runtime/errors/app-error.ts";
import { readProcessIdentity } from "./process-identity.ts";

type Holder = { pid: number; identity: string | null };

const takeoverMilliseconds = 10_000;

/** Takes the one lock of a data directory, or says which process has it. A lock left by a killed process is taken over. */
export function lockDirectory(directory: string): { release(): void } {
  const path = join(directory, "kinolume.lock");
  const mine: Holder = { pid: process.pid, identity: readProcessIdentity(process.pid) };
  if (!create(path, mine)) takeOver(path, mine, directory);
  return {
    release() {
      if (isSame(read(path), mine)) rmSync(path, { force: true });
    },
  };
}

function takeOver(path: string, mine: Holder, directory: string): void {
  // Two processes that both find a stale lock must not both remove it: the second would remove the first's new one.
  const takeover = `${path}.takeover`;
  if (!createExclusive(takeover)) throw inUse(directory, read(path));
  try {
    const holder = read(path);
    if (holder && holder.identity === readProcessIdentity(holder.pid))
      throw inUse(directory, holder);
    rmSync(path, { force: true });
    if (!create(path, mine)) throw inUse(directory, read(path));
  } finally {
    rmdirSync(takeover);
  }
}

function createExclusive(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  }
  const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  if (age < takeoverMilliseconds) return false;
  rmSync(folder, { recursive: true, force: true });
  return createExclusive(folder);
}

/** By a link, so that the lock is never seen half-written. */
function create(path: string, holder: Holder): boolean {
  const draft = `${path}.${holder.pid}`;
  writeFileSync(draft, JSON.stringify(holder));
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function read(path: string): Holder | null {
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (typeof value !== "object" || value === null || !("pid" in value)) return null;
    const identity =
      "identity" in value && typeof value.identity === "string" ? value.identity : null;
    return typeof value.pid === "number" ? { pid: value.pid, identity } : null;
  } catch {
    return null;
  }
}

function isSame(one: Holder | null, other: Holder): boolean {
  return one?.pid === other.pid && one.identity === other.identity;
}

function inUse(directory: string, holder: Holder | null): AppError {
  const who = holder ? `process ${holder.pid}` : "another process";
  return new AppError("data_directory_in_use", `${directory} is in use by ${who}.`);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
