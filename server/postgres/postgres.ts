import { join, resolve } from "node:path";
import postgres from "postgres";
import { connect } from "../database/connect.ts";
import type { ConnectionOptions } from "../../runtime/database/connection-options.ts";
import { chooseAccount, allowTraversal } from "./account.ts";
import { findBinaries } from "./binaries.ts";
import { chooseClusterFolder, sharedFolder } from "./cluster-folder.ts";
import { ensureCluster, ownerRole, readOwnerPassword } from "./create-cluster.ts";
import { lockDirectory } from "./directory-lock.ts";
import { createSocketFolder } from "./socket-folder.ts";
import { stopOrphan } from "./stop-orphan.ts";
import { superviseServer } from "./supervise.ts";

// PostgreSQL logs this when we try to connect while it starts; it is not worth reporting.
const tooEarly = /the database system is (starting up|not yet accepting connections)$/;

export type EmbeddedPostgres = {
  /** As the owner of the database; hand it to `openDatabase`. */
  connection: ConnectionOptions;
  stop(): Promise<void>;
};

/** Starts the PostgreSQL that came with the package on the files under `dataDirectory`. */
export async function startPostgres(options: {
  dataDirectory: string;
  log: (line: string) => void;
  /** Whether what was committed must outlive the machine's power. */
  isDurable?: boolean;
}): Promise<EmbeddedPostgres> {
  const dataDirectory = resolve(options.dataDirectory);
  allowTraversal(dataDirectory);
  const lock = lockDirectory(dataDirectory);
  try {
    return await startLocked({ ...options, dataDirectory, release: () => lock.release() });
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function startLocked(options: {
  dataDirectory: string;
  log: (line: string) => void;
  isDurable?: boolean;
  release: () => void;
}): Promise<EmbeddedPostgres> {
  const { log } = options;
  const account = chooseAccount();
  const binaries = findBinaries({ account, sharedFolder, log });
  const folder = chooseClusterFolder({ ...options, account });
  await ensureCluster({ folder, binaries, account, log });
  await stopOrphan(folder, log);
  const socket = createSocketFolder(folder, account);
  const connection: ConnectionOptions = {
    host: socket.path,
    port: 5432,
    user: ownerRole,
    database: "postgres",
    password: readOwnerPassword(folder),
  };
  const server = await superviseServer({
    command: join(binaries, "bin/postgres"),
    arguments: ["-D", folder, ...listSettings(socket.path, options.isDurable)],
    account,
    isReady: () => isReady(connection),
    log: (line) => {
      if (!tooEarly.test(line)) log(`postgres: ${line}`);
    },
  });
  return {
    connection,
    async stop() {
      await server.stop();
      socket.remove();
      options.release();
    },
  };
}

async function isReady(connection: ConnectionOptions): Promise<boolean> {
  const sql = connect(connection, { max: 1, connect_timeout: 5 });
  try {
    await sql`select 1`;
    return true;
  } catch (error) {
    // A wrong password will not become right by waiting.
    if (error instanceof postgres.PostgresError && error.code.startsWith("28")) throw error;
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** For one small site on one machine: durable, few processes, little memory, no network. */
function listSettings(socketFolder: string, isDurable = true): string[] {
  const whereDurable = isDurable ? "on" : "off";
  const settings = {
    listen_addresses: "",
    unix_socket_directories: socketFolder,
    unix_socket_permissions: "0700",
    fsync: whereDurable,
    full_page_writes: whereDurable,
    synchronous_commit: whereDurable,
    max_connections: "60",
    shared_buffers: "48MB",
    work_mem: "4MB",
    maintenance_work_mem: "32MB",
    max_wal_size: "256MB",
    min_wal_size: "32MB",
    // No helpers for reading ahead, parallel plans or replication: each would be a process.
    io_method: "sync",
    max_worker_processes: "2",
    max_parallel_workers_per_gather: "0",
    max_logical_replication_workers: "0",
    jit: "off",
    idle_in_transaction_session_timeout: "60s",
    timezone: "UTC",
    log_timezone: "UTC",
    log_checkpoints: "off",
    // Statements and their details hold personal data; whoever sent one is told what was wrong with it.
    log_min_messages: "log",
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    log_line_prefix: "",
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
