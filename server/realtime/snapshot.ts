import type { Database } from "../../runtime/database/types.ts";

/** A moment in the life of the database: which of its transactions had ended then. */
export type Snapshot = {
  /** All before this one had ended. */
  first: bigint;
  /** This one and all after it had not begun. */
  next: bigint;
  running: ReadonlySet<bigint>;
};

/** Before all of them. */
export const beforeEverything: Snapshot = { first: 0n, next: 0n, running: new Set() };

export async function takeSnapshot({ sql }: Database): Promise<Snapshot> {
  const [row] = await sql<{ now: string }[]>`select pg_current_snapshot()::text as now`;
  return readSnapshot(row?.now ?? "");
}

/** As PostgreSQL writes it: `first:next:running,running`. */
export function readSnapshot(text: string): Snapshot {
  const [first = "", next = "", running = ""] = text.split(":");
  return {
    first: BigInt(first),
    next: BigInt(next),
    running: new Set(running.split(",").filter(Boolean).map(BigInt)),
  };
}

export function hadEnded({ first, next, running }: Snapshot, transaction: bigint): boolean {
  return transaction < first || (transaction < next && !running.has(transaction));
}
