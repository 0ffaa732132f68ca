import type { Transaction } from "../database/types.ts";

export type JobContext = {
  id: string;
  kind: string;
  payload: unknown;
  /** 1 for the first try. */
  attempt: number;
  /** Ends when the server has to stop, or when another node may have taken the job over. */
  signal: AbortSignal;
  /** A transaction as the server that commits only while this run holds the job. */
  transaction: <T>(work: (sql: Transaction) => Promise<T>) => Promise<T>;
};

/** Runs at least once: what it does besides `transaction` has to bear repetition. */
export type JobHandler = (context: JobContext) => Promise<void>;

export type JobRegistry = Readonly<Record<string, JobHandler>>;

export type TakenJob = {
  id: string;
  kind: string;
  payload: unknown;
  uniqueKey: string | null;
  attempts: number;
  /** As PostgreSQL writes it: a Date would round it. */
  runAt: string;
  holder: string;
  /** On this process's monotonic clock, never later than the lease in the database. */
  heldUntil: number;
};
