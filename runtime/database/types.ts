import type postgres from "postgres";

/** What work inside a transaction may use: queries and fragments, no `begin` and no `end`. */
export type Transaction = postgres.ISql & {
  /**
   * COMMIT as the work's own last statement, so that it leaves in one message with those before it and nobody waits for the work to
   * hear of their end: what must keep the transaction from happening has to fail in PostgreSQL. Where there is none, COMMIT
   * follows the work as ever.
   */
  commitAtOnce?: () => PromiseLike<unknown>;
};

export type Caller = {
  role: "anon" | "authenticated" | "service_role";
  claims: Record<string, unknown> | null;
};

/** What SQL may learn of the request that it works for; headers and cookies are JSON. */
export type HttpRequest = { method: string; path: string; headers: string; cookies: string };

export type TransactionOptions = {
  readOnly?: boolean;
  http?: HttpRequest;
  /** Once aborted, the transaction is rolled back with its connection, whatever its work still waits for. */
  signal?: AbortSignal;
};

/** A statement and what it binds, as text. A prepared one is parsed and planned once for each connection. */
export type Step = { text: string; values: (string | null)[]; isPrepared: boolean };

/** The rows that one step answers, each a list of texts. */
export type StepRows = (string | null)[][];

export type PoolLoad = { taken: number; free: number; waiting: number };

export type Database = {
  /** The bare login role: may listen and ask for the time, may touch no table. */
  sql: postgres.Sql;
  /** One transaction as the caller. Never nest one in another: both need a connection of the same pool. */
  asCaller<T>(
    caller: Caller,
    work: (sql: Transaction) => Promise<T>,
    request?: TransactionOptions,
  ): Promise<T>;
  /** The same for a single statement, in one message there and one back. Its rows come as text. */
  askAsCaller(caller: Caller, statement: Step, request?: TransactionOptions): Promise<StepRows>;
  /** The same for several, in that one message; none sees what another answered. */
  askAllAsCaller(
    caller: Caller,
    statements: Step[],
    request?: TransactionOptions,
  ): Promise<StepRows[]>;
  /** One transaction as `kinolume_server`: for the auth server, the outbox and the jobs. */
  asOwner<T>(
    work: (sql: Transaction) => Promise<T>,
    request?: Pick<TransactionOptions, "signal">,
  ): Promise<T>;
  /** How the connections of requests and jobs are used right now. */
  readLoad(): PoolLoad;
  close(): Promise<void>;
};
