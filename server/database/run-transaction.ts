import type postgres from "postgres";
import type { Step } from "./batch.ts";
import type { Seat } from "./connection-pool.ts";
import type { SqlLink } from "./sql-link.ts";
import { toAppError } from "./to-app-error.ts";

/** What work inside a transaction may use: queries and fragments, no `begin` and no `end`. */
export type Transaction = postgres.ISql;

type SqlSeat = Seat<SqlLink>;

/** BEGIN, the entering statement and the work's first query leave in one packet; COMMIT follows the work. */
export async function runTransaction<T>(
  seat: SqlSeat,
  /** Takes on role and claims; it raises where the caller may not enter. */
  enter: Step,
  work: (sql: Transaction) => Promise<T>,
): Promise<T> {
  const opened = sendOpening(seat, enter);
  const [entered, done] = await Promise.allSettled([opened, start(work, seat.link.sql)]);
  if (entered.status === "rejected") return abandon(seat, entered.reason);
  if (done.status === "rejected") return abandon(seat, done.reason);
  return finish(seat, seat.link.sql.unsafe("commit"), done.value);
}

function sendOpening({ link: { sql } }: SqlSeat, { text, values }: Step): Promise<unknown> {
  return Promise.all([
    sql.unsafe("begin").execute(),
    sql.unsafe(text, values, { prepare: true }).execute(),
  ]);
}

async function start<T>(work: (sql: Transaction) => Promise<T>, sql: Transaction): Promise<T> {
  return work(sql);
}

async function abandon(seat: SqlSeat, reason: unknown): Promise<never> {
  if (!seat.lost) await seat.link.sql.unsafe("rollback").catch(() => undefined);
  throw toAppError(reason);
}

async function finish<T>(
  seat: SqlSeat,
  commit: postgres.PendingQuery<postgres.Row[]>,
  value: T,
): Promise<T> {
  const answer = await commit.catch((reason: unknown) => abandon(seat, reason));
  // PostgreSQL answers COMMIT with ROLLBACK when a statement had failed and the work went on regardless.
  if (answer.command !== "COMMIT")
    throw new Error("The transaction had failed and was rolled back.");
  return value;
}
