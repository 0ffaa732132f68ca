import type postgres from "postgres";
import { connect } from "./database/connect.ts";
import { type ConnectionOptions } from "./database/connection-options.ts";
import { createConnectionPool, type PoolLoad } from "./database/connection-pool.ts";
import { enterAsCaller, enterAsServer, type Caller, type RequestInfo } from "./database/enter.ts";
import { prepareLogin } from "./database/login.ts";
import { runStatement, runTransaction, type Transaction } from "./database/run-transaction.ts";
import { migrate } from "./migrate.ts";

export { parseConnectionUrl, type ConnectionOptions } from "./database/connection-options.ts";
export type { Caller, RequestInfo } from "./database/enter.ts";
export type { Transaction } from "./database/run-transaction.ts";

export type Database = {
  /** The bare login role: may listen and ask for the time, may touch no table. */
  sql: postgres.Sql;
  /** One transaction as the caller. Never nest one in another: both need a connection of the same pool. */
  asCaller<T>(
    caller: Caller,
    work: (sql: Transaction) => Promise<T>,
    request?: RequestInfo,
  ): Promise<T>;
  /** The same for a single statement, in a single round trip. */
  queryAsCaller<T extends readonly postgres.MaybeRow[]>(
    caller: Caller,
    statement: (sql: Transaction) => postgres.PendingQuery<T>,
    request?: RequestInfo,
  ): Promise<postgres.RowList<T>>;
  /** One transaction as `kinolume_server`: for the auth server, the outbox and the jobs. */
  asOwner<T>(work: (sql: Transaction) => Promise<T>): Promise<T>;
  /** How the pool of requests and jobs is used right now. */
  readLoad(): PoolLoad;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** The owner's connection: migrations run with it, requests never do. */
  connection: ConnectionOptions;
  log: (line: string) => void;
  /** Most connections that requests and jobs hold at once. */
  connections?: number;
};

/** Migrates the database, makes sure that the login role can enter, and opens the pool. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  await migrate(options);
  const login = await prepareLogin(options.connection);
  const pool = createConnectionPool({
    connection: login,
    size: options.connections ?? 10,
    waitMilliseconds: 10_000,
  });
  const sql = connect(login, { max: 2, idle_timeout: 60 });

  return {
    sql,
    asCaller: (caller, work, request) =>
      pool.lend((seat) => runTransaction(seat, enterAsCaller(caller, request), work)),
    queryAsCaller: (caller, statement, request) =>
      pool.lend((seat) => runStatement(seat, enterAsCaller(caller, request), statement)),
    asOwner: (work) => pool.lend((seat) => runTransaction(seat, enterAsServer, work)),
    readLoad: () => pool.readLoad(),
    async close() {
      await Promise.all([pool.close(), sql.end({ timeout: 5 })]);
    },
  };
}
