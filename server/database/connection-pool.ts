import { setTimeout as wait } from "node:timers/promises";
import type postgres from "postgres";
import { AppError } from "../app-error.ts";
import { connect } from "./connect.ts";
import type { ConnectionOptions } from "./connection-options.ts";
import { isSilent } from "./is-silent.ts";
import { toAppError } from "./to-app-error.ts";

/** One connection to PostgreSQL, lent to one transaction at a time. */
export type Seat = { sql: postgres.Sql; connected: boolean; lost: boolean; freeSince: number };

export type PoolLoad = { taken: number; free: number; waiting: number };

export type ConnectionPool = {
  lend<T>(work: (seat: Seat) => Promise<T>): Promise<T>;
  readLoad(): PoolLoad;
  close(): Promise<void>;
};

const defaultIdleMilliseconds = 300_000;
const connectSeconds = 5;
const drainMilliseconds = 10_000;
/** How long a seat may be out before somebody looks whether PostgreSQL still answers. */
const patienceMilliseconds = 3_000;

/**
 * postgres.js's own `begin` waits for the answer to BEGIN, and writes to a dead socket when the connection is lost
 * inside a transaction. So each seat is a driver instance of exactly one connection: statements are pipelined on it,
 * and a lost connection ends the instance, so that nothing of the transaction is sent over a new one.
 */
export function createConnectionPool(options: {
  connection: ConnectionOptions;
  size: number;
  waitMilliseconds: number;
  /** How long a connection that nobody uses is kept. */
  idleMilliseconds?: number;
}): ConnectionPool {
  const free: Seat[] = [];
  /** Each with the time since when. */
  const taken = new Map<Seat, number>();
  const waiting: { take: (seat: Seat) => void; fail: (reason: Error) => void }[] = [];
  let closed = false;
  let onIdle: (() => void) | undefined;
  let lookNextAt = 0;
  const patrol = setInterval(() => {
    closeIdle();
    void lookForSilence();
  }, 1000).unref();

  function openSeat(): Seat {
    const seat: Seat = {
      connected: false,
      lost: false,
      freeSince: 0,
      sql: connect(options.connection, {
        max: 1,
        // A lifetime would end the connection between two statements of a transaction.
        max_lifetime: null,
        connect_timeout: connectSeconds,
        backoff: () => 0.05,
        onclose: () => discard(seat),
      }),
    };
    return seat;
  }

  function discard(seat: Seat) {
    if (seat.lost) return;
    seat.lost = true;
    const position = free.indexOf(seat);
    if (position >= 0) free.splice(position, 1);
    void seat.sql.end({ timeout: 0 });
  }

  function take(): Promise<Seat> {
    if (closed)
      return Promise.reject(new AppError("database_unavailable", "The server is stopping."));
    const seat = free.pop() ?? (taken.size < options.size ? openSeat() : undefined);
    if (seat) {
      taken.set(seat, performance.now());
      return Promise.resolve(seat);
    }
    return new Promise((resolve, reject) => {
      const entry = {
        take: (next: Seat) => {
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

  function giveBack(seat: Seat) {
    taken.delete(seat);
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

  // Alone: the driver would try statements that wait behind a failed connection on the next one.
  async function reach(seat: Seat) {
    await seat.sql`select 1`.catch((error: unknown) => {
      discard(seat);
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
      await Promise.all(
        [...free.splice(0), ...taken.keys()].map((seat) => seat.sql.end({ timeout: 1 })),
      );
    },
  };
}
