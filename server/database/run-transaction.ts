import type { PooledConnection } from "./connection-pool.ts";
import { scopeSql, type ScopedSql } from "./scoped-sql.ts";
import type { SqlLink } from "./sql-link.ts";
import { toAppError } from "../../runtime/database/to-app-error.ts";
import type { Step, Transaction } from "../../runtime/database/types.ts";

/**
 * BEGIN, the entering statement and the work's first query leave in one packet; COMMIT follows the work. A connection on
 * which something happened that PostgreSQL did not say itself is discarded at once, with all that is under way on it.
 */
export async function runTransaction<T>(
  { link, discard }: Pick<PooledConnection<SqlLink>, "link" | "discard">,
  /** Takes on role and claims; it raises where the caller may not enter. */
  enter: Step,
  work: (sql: Transaction) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  signal?.throwIfAborted();
  let broken: { reason: unknown } | undefined;
  const breakOff = (reason: unknown) => {
    broken ??= { reason };
    discard();
  };
  const abort = () => breakOff(signal?.reason);
  signal?.addEventListener("abort", abort);
  try {
    return await begin(scopeSql(link.sql, breakOff), enter, work);
  } catch (error) {
    // What broke the connection, rather than what that did to the statements on it.
    throw toAppError(broken ? broken.reason : error);
  } finally {
    signal?.removeEventListener("abort", abort);
  }
}

async function begin<T>(
  lent: ScopedSql,
  enter: Step,
  work: (sql: Transaction) => Promise<T>,
): Promise<T> {
  const opened = sendOpening(lent.sql, enter);
  const [entered, done] = await Promise.allSettled([opened, start(work, lent.sql)]);
  if (entered.status === "rejected") return abandon(lent, entered.reason);
  if (done.status === "rejected") return abandon(lent, done.reason);
  const { command } = await lent.close("commit");
  // PostgreSQL answers COMMIT with ROLLBACK when a statement had failed and the work went on regardless.
  if (command !== "COMMIT") throw new Error("The transaction had failed and was rolled back.");
  return done.value;
}

function sendOpening(sql: Transaction, { text, values }: Step): Promise<unknown> {
  return Promise.all([
    sql.unsafe("begin").execute(),
    sql.unsafe(text, values, { prepare: true }).execute(),
  ]);
}

async function start<T>(work: (sql: Transaction) => Promise<T>, sql: Transaction): Promise<T> {
  return work(sql);
}

async function abandon(lent: ScopedSql, reason: unknown): Promise<never> {
  await lent.close("rollback").catch(() => undefined);
  throw reason;
}
