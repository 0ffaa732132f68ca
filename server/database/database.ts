import { openBatchLink } from "./batch-link.ts";
import { connect } from "./connect.ts";
import { type ConnectionOptions } from "../../runtime/database/connection-options.ts";
import { createConnectionPool } from "./connection-pool.ts";
import { enterAsCaller, enterAsServer } from "./enter.ts";
import { prepareLogin } from "./login.ts";
import { shareConnections } from "./share-connections.ts";
import { runTransaction } from "./run-transaction.ts";
import { openSqlLink } from "./sql-link.ts";
import { toAppError } from "../../runtime/database/to-app-error.ts";
import { migrate } from "./migrate.ts";
import { ConfigError } from "../../runtime/errors/config-error.ts";
import type {
  Caller,
  Database,
  PoolLoad,
  Step,
  StepRows,
  TransactionOptions,
} from "../../runtime/database/types.ts";

export type DatabaseOptions = {
  /** The owner's connection: migrations run with it, requests never do. */
  connection: ConnectionOptions;
  log: (line: string) => void;
  /** Transactions go through it; what needs a session of its own, as listening does, goes to `connection`. */
  pooler?: ConnectionOptions | undefined;
  /** Most connections that transactions hold at once, and as many more for single statements. */
  connections?: number;
};

/** Migrates the database, makes sure that the login role can enter, and opens the pool. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.pooler && !options.connection.password) {
    throw new ConfigError(
      "DATABASE_DIRECT_URL needs a password: nobody enters through a pooler without one.",
    );
  }
  await migrate(options);
  return openReadyDatabase(options, await prepareLogin(options.connection));
}

/** The pool of a database that is migrated, and that this login can enter. */
export function openReadyDatabase(
  options: Pick<DatabaseOptions, "pooler" | "connections">,
  login: ConnectionOptions,
): Database {
  const shared = {
    connection: options.pooler ? throughPooler(options.pooler, login) : login,
    size: options.connections ?? 10,
    waitMilliseconds: 10_000,
  };
  const pool = createConnectionPool({ ...shared, open: openSqlLink });
  const batches = createConnectionPool({ ...shared, open: openBatchLink });
  const askAlone = (steps: Step[]) =>
    batches.withConnection(async ({ link }) => (await Promise.all(link.run(steps))).flat());
  // A pooler may give the connection to somebody else after the first of several transactions.
  const askToRead = options.pooler ? askAlone : shareConnections(batches);
  const sql = connect(login, { max: 2, idle_timeout: 60 });

  async function askAllAsCaller(
    caller: Caller,
    statements: Step[],
    request?: TransactionOptions,
  ): Promise<StepRows[]> {
    const ask = request?.readOnly ? askToRead : askAlone;
    const [, ...answers] = await ask([enterAsCaller(caller, request), ...statements]).catch(
      (error: unknown) => {
        throw toAppError(error);
      },
    );
    return answers;
  }

  return {
    sql,
    asCaller: (caller, work, request) =>
      pool.withConnection((pooled) =>
        runTransaction(pooled, enterAsCaller(caller, request), work, request?.signal),
      ),
    async askAsCaller(caller, statement, request) {
      const [rows = []] = await askAllAsCaller(caller, [statement], request);
      return rows;
    },
    askAllAsCaller,
    asOwner: (work, request) =>
      pool.withConnection((pooled) => runTransaction(pooled, enterAsServer, work, request?.signal)),
    readLoad: () => addLoads(pool.readLoad(), batches.readLoad()),
    async close() {
      await Promise.all([pool.close(), batches.close(), sql.end({ timeout: 5 })]);
    },
  };
}

/** Its place, and our way in: it has to know the login role from PostgreSQL. */
function throughPooler(pooler: ConnectionOptions, login: ConnectionOptions): ConnectionOptions {
  const { user, password } = login;
  return { ...pooler, user, isPooled: true, ...(password !== undefined && { password }) };
}

function addLoads(one: PoolLoad, other: PoolLoad): PoolLoad {
  return {
    taken: one.taken + other.taken,
    free: one.free + other.free,
    waiting: one.waiting + other.waiting,
  };
}
