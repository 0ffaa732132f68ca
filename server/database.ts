import type postgres from "postgres";
import { openBatchLink } from "./database/batch-link.ts";
import type { Step, StepRows } from "./database/batch.ts";
import { connect } from "./database/connect.ts";
import { type ConnectionOptions } from "./database/connection-options.ts";
import { createConnectionPool, type PoolLoad } from "./database/connection-pool.ts";
import { enterAsCaller, enterAsServer, type Caller, type RequestInfo } from "./database/enter.ts";
import { prepareLogin } from "./database/login.ts";
import type { Transaction } from "./database/lend-sql.ts";
import { runTransaction } from "./database/run-transaction.ts";
import { openSqlLink } from "./database/sql-link.ts";
import { toAppError } from "./database/to-app-error.ts";
import { migrate } from "./migrate.ts";

export { parseConnectionUrl, type ConnectionOptions } from "./database/connection-options.ts";
export type { Step } from "./database/batch.ts";
export type { Caller, HttpRequest, RequestInfo } from "./database/enter.ts";
export type { Transaction } from "./database/lend-sql.ts";

export type Database = {
  /** The bare login role: may listen and ask for the time, may touch no table. */
  sql: postgres.Sql;
  /** One transaction as the caller. Never nest one in another: both need a connection of the same pool. */
  asCaller<T>(
    caller: Caller,
    work: (sql: Transaction) => Promise<T>,
    request?: RequestInfo,
  ): Promise<T>;
  /** The same for a single statement, in one message there and one back. Its rows come as text. */
  askAsCaller(caller: Caller, statement: Step, request?: RequestInfo): Promise<StepRows>;
  /** The same for several, in that one message; none sees what another answered. */
  askAllAsCaller(caller: Caller, statements: Step[], request?: RequestInfo): Promise<StepRows[]>;
  /** One transaction as `kinolume_server`: for the auth server, the outbox and the jobs. */
  asOwner<T>(
    work: (sql: Transaction) => Promise<T>,
    request?: Pick<RequestInfo, "signal">,
  ): Promise<T>;
  /** How the connections of requests and jobs are used right now. */
  readLoad(): PoolLoad;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** The owner's connection: migrations run with it, requests never do. */
  connection: ConnectionOptions;
  log: (line: string) => void;
  /** Most connections that transactions hold at once, and as many more for single statements. */
  connections?: number;
};

/** Migrates the database, makes sure that the login role can enter, and opens the pool. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  await migrate(options);
  const login = await prepareLogin(options.connection);
  const shared = {
    connection: login,
    size: options.connections ?? 10,
    waitMilliseconds: 10_000,
  };
  const pool = createConnectionPool({ ...shared, open: openSqlLink });
  const batches = createConnectionPool({ ...shared, open: openBatchLink });
  const sql = connect(login, { max: 2, idle_timeout: 60 });

  async function askAllAsCaller(
    caller: Caller,
    statements: Step[],
    request?: RequestInfo,
  ): Promise<StepRows[]> {
    const steps = [enterAsCaller(caller, request), ...statements];
    const [, ...answers] = await batches.lend(({ link }) =>
      link.run(steps).catch((error: unknown) => {
        throw toAppError(error);
      }),
    );
    return answers;
  }

  return {
    sql,
    asCaller: (caller, work, request) =>
      pool.lend((seat) =>
        runTransaction(seat, enterAsCaller(caller, request), work, request?.signal),
      ),
    async askAsCaller(caller, statement, request) {
      const [rows = []] = await askAllAsCaller(caller, [statement], request);
      return rows;
    },
    askAllAsCaller,
    asOwner: (work, request) =>
      pool.lend((seat) => runTransaction(seat, enterAsServer, work, request?.signal)),
    readLoad: () => addLoads(pool.readLoad(), batches.readLoad()),
    async close() {
      await Promise.all([pool.close(), batches.close(), sql.end({ timeout: 5 })]);
    },
  };
}

function addLoads(one: PoolLoad, other: PoolLoad): PoolLoad {
  return {
    taken: one.taken + other.taken,
    free: one.free + other.free,
    waiting: one.waiting + other.waiting,
  };
}
