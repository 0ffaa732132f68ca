import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "../../runtime/errors/app-error.ts";
import type { ConnectionOptions } from "../../runtime/database/connection-options.ts";
import { isSilent } from "./is-silent.ts";
import { toAppError } from "../../runtime/database/to-app-error.ts";
import type { PoolLoad } from "../../runtime/database/types.ts";

/** A connection to PostgreSQL, of whichever driver. */
export type Link = {
  /** Connects; fails where PostgreSQL cannot be reached. */
  reach(): Promise<unknown>;
  /** Ends the connection; what still runs on it gets so many seconds. */
  end(seconds: number): Promise<void>;
};

/** A link, lent to one transaction at a time. */
export type PooledConnection<L extends Link> = {
  link: L;
  /** For a connection in an unknown state: it ends, and the pool opens another in its place at once. */
  discard: () => void;
  connected: boolean;
  lost: boolean;
  freeSince: number;
};

export type ConnectionPool<L extends Link> = {
  withConnection<T>(work: (pooled: PooledConnection<L>) => Promise<T>): Promise<T>;
  readLoad(): PoolLoad;
  close(): Promise<void>;
};

const defaultIdleMilliseconds = 300_000;
const drainMilliseconds = 10_000;
/** How long a connection may be in use before we check that PostgreSQL still answers. */
const timeoutMilliseconds = 3_000;

/** A lost connection ends its place in the pool, so that nothing of a transaction is sent over a new one. */
export function createConnectionPool<L extends Link>(options: {
  connection: ConnectionOptions;
  /** The link tells by `onLost` that its connection is gone. */
  open: (connection: ConnectionOptions, onLost: () => void) => L;
  size: number;
  waitMilliseconds: number;
  /** How long a connection that nobody uses is kept. */
  idleMilliseconds?: number;
}): ConnectionPool<L> {
  const free: PooledConnection<L>[] = [];
  /** Each with the time since when. */
  const taken = new Map<PooledConnection<L>, number>();
  const waiting: { take: (pooled: PooledConnection<L>) => void; fail: (reason: Error) => void }[] =
    [];
  let closed = false;
  let onIdle: (() => void) | undefined;
  let lookNextAt = 0;
  const silenceTimer = setInterval(() => {
    closeIdle();
    void lookForSilence();
  }, 1000).unref();

  function openConnection(): PooledConnection<L> {
    const pooled: PooledConnection<L> = {
      link: options.open(options.connection, () => discard(pooled)),
      discard: () => discard(pooled),
      connected: false,
      lost: false,
      freeSince: 0,
    };
    return pooled;
  }

  function discard(pooled: PooledConnection<L>) {
    if (pooled.lost) return;
    pooled.lost = true;
    const position = free.indexOf(pooled);
    if (position >= 0) free.splice(position, 1);
    void pooled.link.end(0);
    release(pooled);
  }

  function take(): Promise<PooledConnection<L>> {
    if (closed)
      return Promise.reject(new AppError("database_unavailable", "The server is stopping."));
    const pooled = free.pop() ?? (taken.size < options.size ? openConnection() : undefined);
    if (pooled) {
      taken.set(pooled, performance.now());
      return Promise.resolve(pooled);
    }
    return new Promise((resolve, reject) => {
      const entry = {
        take: (next: PooledConnection<L>) => {
          clearTimeout(timer);
          resolve(next);
        },
        fail: (reason: Error) => {
          clearTimeout(timer);
          reject(reason);
        },
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(new AppError("database_unavailable", "Every database connection is busy."));
      }, options.waitMilliseconds);
      waiting.push(entry);
    });
  }

  function release(pooled: PooledConnection<L>) {
    if (!taken.delete(pooled)) return;
    if (closed && taken.size === 0) onIdle?.();
    const next = waiting.shift();
    if (!next) {
      pooled.freeSince = performance.now();
      if (!pooled.lost) free.push(pooled);
      return;
    }
    const handed = pooled.lost ? openConnection() : pooled;
    taken.set(handed, performance.now());
    next.take(handed);
  }

  /** Here rather than by the driver, whose timer would be set anew with every statement. */
  function closeIdle() {
    const limit = performance.now() - (options.idleMilliseconds ?? defaultIdleMilliseconds);
    for (const pooled of free.filter(({ freeSince }) => freeSince < limit)) discard(pooled);
  }

  /** Fails whatever holds or awaits a connection, instead of letting it wait for an answer that will not come. */
  async function lookForSilence() {
    const now = performance.now();
    const oldest = Math.min(...taken.values());
    if (now < lookNextAt || now - oldest < timeoutMilliseconds) return;
    lookNextAt = Infinity;
    const silent = await isSilent(options.connection);
    lookNextAt = performance.now() + timeoutMilliseconds;
    if (!silent) return;
    failWaiting("The database does not answer right now.");
    for (const pooled of taken.keys()) discard(pooled);
  }

  function failWaiting(message: string) {
    for (const entry of waiting.splice(0)) {
      entry.fail(new AppError("database_unavailable", message));
    }
  }

  async function reach(pooled: PooledConnection<L>) {
    await pooled.link.reach().catch((error: unknown) => {
      throw toAppError(error);
    });
    pooled.connected = true;
  }

  return {
    async withConnection(work) {
      const pooled = await take();
      try {
        if (!pooled.connected) await reach(pooled);
        return await work(pooled);
      } finally {
        release(pooled);
      }
    },
    readLoad: () => ({ taken: taken.size, free: free.length, waiting: waiting.length }),
    async close() {
      closed = true;
      clearInterval(silenceTimer);
      failWaiting("The server is stopping.");
      // The driver knows statements, not transactions: it would end one between two of them.
      if (taken.size > 0) {
        await Promise.race([
          new Promise<void>((resolve) => (onIdle = resolve)),
          wait(drainMilliseconds, undefined, { ref: false }),
        ]);
      }
      await Promise.all([...free.splice(0), ...taken.keys()].map((pooled) => pooled.link.end(1)));
    },
  };
}
