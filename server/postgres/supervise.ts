import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import type { SystemAccount } from "./account.ts";

const longestPause = 5_000;
const timeoutMilliseconds = 10_000;
const startMilliseconds = 60_000;

export type Supervised = { stop(): Promise<void> };

/** How the server is started to use memory suits many small requests, not sorting. */
const ownAllocation = {
  MALLOC_ARENA_MAX: undefined,
  MALLOC_MMAP_THRESHOLD_: undefined,
  MALLOC_TRIM_THRESHOLD_: undefined,
};

/**
 * Runs PostgreSQL until told to stop. When it dies it is started again, for as long as it takes: a killed server's last
 * processes may hold its memory for a moment, and a full disk may be cleared.
 */
export async function superviseServer(options: {
  command: string;
  arguments: string[];
  account: SystemAccount | null;
  isReady: () => Promise<boolean>;
  log: (line: string) => void;
}): Promise<Supervised> {
  let stopping = false;
  let child = launch();
  try {
    await waitUntilReady();
  } catch (error) {
    await end();
    throw error;
  }
  const watching = watch();

  function launch(): ChildProcess {
    const started = spawn(options.command, options.arguments, {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, ...ownAllocation, LC_ALL: "C", TZ: "UTC" },
      // In a group of its own: Ctrl-C reaches us alone, and we stop it after the last request.
      detached: true,
      ...options.account,
    });
    started.on("error", (error) =>
      options.log(`PostgreSQL could not be started: ${error.message}`),
    );
    createInterface({ input: started.stderr }).on("line", (line) => options.log(line));
    return started;
  }

  async function waitUntilReady(): Promise<void> {
    const deadline = Date.now() + startMilliseconds;
    let pause = 50;
    for (;;) {
      if (await options.isReady()) return;
      if (Date.now() > deadline) throw didNotStart();
      await wait(Math.min(pause, 50));
      if (!hasEnded(child)) continue;
      pause *= 2;
      if (pause > longestPause) throw didNotStart();
      await wait(pause);
      child = launch();
    }
  }

  async function watch(): Promise<void> {
    let pause = 50;
    for (;;) {
      const startedAt = Date.now();
      if (!hasEnded(child)) await once(child, "exit");
      if (stopping) return;
      pause = Date.now() - startedAt > longestPause ? 50 : Math.min(pause * 2, longestPause);
      options.log(`PostgreSQL ended (${child.signalCode ?? child.exitCode}); starting it again…`);
      await wait(pause);
      if (stopping) return;
      child = launch();
    }
  }

  /** SIGINT ends open transactions and writes everything down; SIGQUIT leaves that to the next start. */
  async function end(): Promise<void> {
    if (hasEnded(child)) return;
    child.kill("SIGINT");
    await Promise.race([once(child, "exit"), wait(timeoutMilliseconds, null, { ref: false })]);
    if (hasEnded(child)) return;
    child.kill("SIGQUIT");
    await once(child, "exit");
  }

  return {
    async stop() {
      stopping = true;
      await end();
      await watching;
    },
  };
}

function didNotStart(): Error {
  return new Error("PostgreSQL did not start; its last lines above say why.");
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}
