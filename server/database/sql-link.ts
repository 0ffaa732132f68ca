import type postgres from "postgres";
import { connect } from "./connect.ts";
import type { ConnectionOptions } from "../../runtime/database/connection-options.ts";
import type { Link } from "./connection-pool.ts";

export type SqlLink = Link & { sql: postgres.Sql };

/** How long opening a connection may take. */
export const connectSeconds = 5;

/**
 * For transactions of several statements. postgres.js's own `begin` waits for the answer to BEGIN, and writes to a dead
 * socket when the connection is lost inside a transaction. So a link is a driver instance of exactly one connection:
 * statements are pipelined on it.
 */
export function openSqlLink(connection: ConnectionOptions, onLost: () => void): SqlLink {
  const sql = connect(connection, {
    max: 1,
    // A lifetime would end the connection between two statements of a transaction.
    max_lifetime: null,
    connect_timeout: connectSeconds,
    backoff: () => 0.05,
    onclose: onLost,
  });
  return {
    sql,
    // Alone: the driver would try statements that wait behind a failed connection on the next one.
    reach: () => sql`select 1`,
    end: (timeout) => sql.end({ timeout }),
  };
}
