import type { ClientConfig } from "pg";
import type { ConnectionOptions } from "../../runtime/database/connection-options.ts";
import { connectSeconds } from "./sql-link.ts";

/** The same connection in the words of the other driver. */
export function clientOptions(
  { host, port, user, database, password, connection = {} }: ConnectionOptions,
  ssl: ConnectionOptions["ssl"],
): ClientConfig {
  const { options, ...settings } = connection;
  const assigned = Object.entries(settings).map(
    ([name, value]) => `-c ${name}=${value.replaceAll(/[\\\s]/g, "\\$&")}`,
  );
  return {
    host,
    port,
    user,
    database,
    ...(password === undefined ? {} : { password }),
    ssl: typeof ssl === "string" ? { rejectUnauthorized: false } : (ssl ?? false),
    options: [options, ...assigned].filter(Boolean).join(" "),
    connectionTimeoutMillis: connectSeconds * 1000,
  };
}
