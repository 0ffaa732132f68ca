import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "../app-error.ts";
import type { ConnectionOptions } from "./connection-options.ts";
import { isSilent } from "./is-silent.ts";
import { toAppError } from "./to-app-error.ts";

/** A connection to PostgreSQL, of whichever driver. */
export type Link = {
  /** Connects; fails where PostgreSQL cannot be reached. */
  reach(): Promise<unknown>;
  /** Ends the connection; what still runs on it gets so many seconds. */
  end(seconds: number): Promise<void>;
};

/** A link, lent to one transaction at a time. */
export type Seat<L extends Link> = {
  link: L;
  /** For a connection in an unknown state: it ends, and the pool opens another in its place at once. */
  discard: () => void;
  connected: boolean;
  lost: boolean;
  freeSince: number;
};

export type PoolLoad = { taken: number; free: number; waiting: number };

export type ConnectionPool<L extends Link> = {
  lend<T>(work: (seat: Seat<L>) => Promise<T>): Promise<T>;
  readLoad(): PoolLoad;
  close(): Promise<void>;
};

const defaultIdleMilliseconds = 300_000;
const drainMilliseconds = 10_000;
/** How long a seat may be out before somebody looks whether PostgreSQL still answers. */
const patienceMilliseconds = 3_000;

/** A lost connection ends its seat, so that nothing of a transaction is sent over a new one. */
export function createConnectionPool<L extends Link>(options: {
  connection: ConnectionOptions;
  /** The link tells by `onLost` that its connection is gone. */
  open: (connection: ConnectionOptions, onLost: () => void) => L;
  size: number;
  waitMilliseconds: number;
  /** How long a connection that nobody uses is kept. */
  idleMilliseconds?: number;
}): ConnectionPool<L> {
  const free: Seat<L>[] = [];
  /** Each with the time since when. */
  const taken = new Map<Seat<L>, number>();
  const waiting: { take: (seat: Seat<L>) => void; fail: (reason: Error) => void }[] = [];
  let closed = false;
  let onIdle: (() => void) | undefined;
  let lookNextAt = 0;
  const patrol = setInterval(() => {
    closeIdle();
    void lookForSilence();
  }, 1000).unref();

  function openSeat(): Seat<L> {
    const seat: Seat<L> = {
      link: options.open(options.connection, () => discard(seat)),
      discard: () => discard(seat),
      connected: false,
      lost: false,
      freeSince: 0,
    };
    return seat;
  }

  function discard(seat: Seat<L>) {
    if (seat.lost) return;
    seat.lost = true;
    const position = free.indexOf(seat);
    if (position >= 0) free.splice(position, 1);
    void seat.link.end(0);
    giveBack(seat);
  }

  function take(): Promise<Seat<L>> {
    if (closed)
      return Promise.reject(new AppError("database_unavailable", "The server is stopping."));
    const seat = free.pop() ?? (taken.size < options.size ? openSeat() : undefined);
    if (seat) {
      taken.set(seat, performance.now());
      return Promise.resolve(seat);
    }
    return new Promise((resolve, reject) => {
      const entry = {
        take: (next: Seat<L>) => {
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

  function giveBack(seat: Seat<L>) {
    if (!taken.delete(seat)) return;
    if (closed && taken.size === 0) onIdle?.();
    const next = waiting.shift();
    if (!next) {
      seat.freeSince = performance.now();
      if (!seat.lost) free.push(seat);
      return;
    }
    const handed = seat.lost ? openSeat() : seat;
    taken.set(handed, performance.now());
    next.take(handed);
  }

  /** Here rather than by the driver, whose timer would be set anew with every statement. */
  function closeIdle() {
    const limit = performance.now() - (options.idleMilliseconds ?? defaultIdleMilliseconds);
    for (const seat of free.filter(({ freeSince }) => freeSince < limit)) discard(seat);
  }

  /** Nobody waits for an answer that will not come: whoever holds or awaits a seat is told. */
  async function lookForSilence() {
    const now = performance.now();
    const oldest = Math.min(...taken.values());
    if (now < lookNextAt || now - oldest < patienceMilliseconds) return;
    lookNextAt = Infinity;
    const silent = await isSilent(options.connection);
    lookNextAt = performance.now() + patienceMilliseconds;
    if (!silent) return;
    failWaiting("The database does not answer right now.");
    for (const seat of taken.keys()) discard(seat);
  }

  function failWaiting(message: string) {
    for (const entry of waiting.splice(0)) {
      entry.fail(new AppError("database_unavailable", message));
    }
  }

  async function reach(seat: Seat<L>) {
    await seat.link.reach().catch((error: unknown) => {
      throw toAppError(error);
    });
    seat.connected = true;
  }

  return {
    async lend(work) {
      const seat = await take();
      try {
        if (!seat.connected) await reach(seat);
        return await work(seat);
      } finally {
        giveBack(seat);
      }
    },
    readLoad: () => ({ taken: taken.size, free: free.length, waiting: waiting.length }),
    async close() {
      closed = true;
      clearInterval(patrol);
      failWaiting("The server is stopping.");
      // The driver knows statements, not transactions: it would end one between two of them.
      if (taken.size > 0) {
        await Promise.race([
          new Promise<void>((resolve) => (onIdle = resolve)),
          wait(drainMilliseconds, undefined, { ref: false }),
        ]);
      }
      await Promise.all([...free.splice(0), ...taken.keys()].map((seat) => seat.link.end(1)));
    },
  };
}
