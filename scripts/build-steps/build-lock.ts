import { mkdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const heartbeat = 2_000;
const staleAfter = 20_000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** A killed builder leaves its lock behind; neither its pid nor its heartbeat lives on. */
async function removeIfStale(path: string) {
  const found = await stat(path).catch(() => undefined);
  if (!found) return;
  const pid = Number(await readFile(path, "utf8").catch(() => ""));
  if (Date.now() - found.mtimeMs > staleAfter || (pid > 0 && !isRunning(pid)))
    await rm(path, { force: true });
}

async function tryToLock(path: string): Promise<boolean> {
  try {
    await writeFile(path, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** One build at a time, across processes: the second waits, and then mostly finds its work done. */
export async function withBuildLock<T>(
  path: string,
  work: () => Promise<T>,
  onWait: () => void,
): Promise<T> {
  await mkdir(dirname(path), { recursive: true });
  for (let tries = 0; !(await tryToLock(path)); tries++) {
    if (tries === 0) onWait();
    await removeIfStale(path);
    await delay(100);
  }
  const beat = setInterval(() => {
    const now = new Date();
    // Should the beat fail, the lock only turns stale earlier.
    utimes(path, now, now).catch(() => undefined);
  }, heartbeat);
  beat.unref();
  try {
    return await work();
  } finally {
    clearInterval(beat);
    await rm(path, { force: true });
  }
}
