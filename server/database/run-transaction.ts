import type postgres from "postgres";
import type { Seat } from "./connection-pool.ts";
import { toAppError } from "./to-app-error.ts";

/** What work inside a transaction may use: queries and fragments, no `begin` and no `end`. */
export type Transaction = postgres.ISql;

export type Opening = {
  begin: "begin" | "begin read only";
  /** The statement that takes on role and claims; it raises where the caller may not enter. */
  enter: (sql: Transaction) => postgres.PendingQuery<postgres.Row[]>;
};

/** BEGIN, the opening statement and the work's first query leave in one packet; COMMIT follows the work. */
export async function runTransaction<T>(
  seat: Seat,
  opening: Opening,
  work: (sql: Transaction) => Promise<T>,
): Promise<T> {
  const opened = sendOpening(seat, opening);
  const [entered, done] = await Promise.allSettled([opened, start(work, seat.sql)]);
  if (entered.status === "rejected") return abandon(seat, entered.reason);
  if (done.status === "rejected") return abandon(seat, done.reason);
  return finish(seat, seat.sql.unsafe("commit"), done.value);
}

/** For the one-statement request: BEGIN, opening, statement and COMMIT all leave in one packet. */
export async function runStatement<T extends readonly postgres.MaybeRow[]>(
  seat: Seat,
  opening: Opening,
  statement: (sql: Transaction) => postgres.PendingQuery<T>,
): Promise<postgres.RowList<T>> {
  // Built first: a statement that cannot even be built must not leave a transaction open.
  const pending = statement(seat.sql);
  const opened = sendOpening(seat, opening);
  const result = pending.execute();
  const commit = seat.sql.unsafe("commit").execute();
  const [entered, done, committed] = await Promise.allSettled([opened, result, commit]);
  // A failed statement turns the COMMIT behind it into a ROLLBACK: nothing is left to undo.
  if (entered.status === "rejected") throw toAppError(entered.reason);
  if (done.status === "rejected") throw toAppError(done.reason);
  if (committed.status === "rejected") throw toAppError(committed.reason);
  return done.value;
}

function sendOpening(seat: Seat, opening: Opening): Promise<unknown> {
  const begin = seat.sql.unsafe(opening.begin).execute();
  return Promise.all([begin, opening.enter(seat.sql).execute()]);
}

async function start<T>(work: (sql: Transaction) => Promise<T>, sql: Transaction): Promise<T> {
  return work(sql);
}

async function abandon(seat: Seat, reason: unknown): Promise<never> {
  if (!seat.lost) await seat.sql.unsafe("rollback").catch(() => undefined);
  throw toAppError(reason);
}

async function finish<T>(
  seat: Seat,
  commit: postgres.PendingQuery<postgres.Row[]>,
  value: T,
): Promise<T> {
  const answer = await commit.catch((reason: unknown) => abandon(seat, reason));
  // PostgreSQL answers COMMIT with ROLLBACK when a statement had failed and the work went on regardless.
  if (answer.command !== "COMMIT")
    throw new Error("The transaction had failed and was rolled back.");
  return value;
}
