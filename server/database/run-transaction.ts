import type { Step } from "./batch.ts";
import type { Seat } from "./connection-pool.ts";
import { lendSql, type LentSql, type Transaction } from "./lend-sql.ts";
import type { SqlLink } from "./sql-link.ts";
import { toAppError } from "./to-app-error.ts";

/**
 * BEGIN, the entering statement and the work's first query leave in one packet; COMMIT follows the work. A connection on
 * which something happened that PostgreSQL did not say itself is discarded at once, with all that is under way on it.
 */
export async function runTransaction<T>(
  { link, discard }: Pick<Seat<SqlLink>, "link" | "discard">,
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
    return await begin(lendSql(link.sql, breakOff), enter, work);
  } catch (error) {
    // What broke the connection, rather than what that did to the statements on it.
    throw toAppError(broken ? broken.reason : error);
  } finally {
    signal?.removeEventListener("abort", abort);
  }
}

async function begin<T>(
  lent: LentSql,
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

async function abandon(lent: LentSql, reason: unknown): Promise<never> {
  await lent.close("rollback").catch(() => undefined);
  throw reason;
}
