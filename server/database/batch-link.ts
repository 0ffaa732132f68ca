import { Client, DatabaseError, type ClientConfig } from "pg";
import { AppError } from "../../runtime/errors/app-error.ts";
import { Batch } from "./batch.ts";
import type { ConnectionOptions } from "../../runtime/database/connection-options.ts";
import type { Link } from "./connection-pool.ts";
import { PreparedNames } from "./prepared-names.ts";
import type { Step, StepRows } from "../../runtime/database/types.ts";
import { connectSeconds } from "./sql-link.ts";

export type BatchLink = Link & {
  /**
   * All steps of a batch or none, in one message there and one back; answers the rows of each, as text. Several batches are
   * several transactions, one after the other.
   */
  run(...batches: readonly Step[][]): Promise<StepRows[]>[];
};

/** For requests of a known number of statements: one Sync behind all of them, which postgres.js cannot send. */
export function openBatchLink(connection: ConnectionOptions, onLost: () => void): BatchLink {
  let client: Client | undefined;
  let names: PreparedNames | undefined;
  const givenUp = Promise.withResolvers<never>();
  givenUp.promise.catch(() => undefined);

  async function connect(ssl: ConnectionOptions["ssl"]) {
    const opened = new Client(clientOptions(connection, ssl));
    client = opened;
    names = new PreparedNames(opened, connection.isPooled);
    opened.on("error", () => undefined);
    await opened.connect();
    opened.on("end", onLost);
  }

  async function connectPreferringTls() {
    await connect("require").catch((error: unknown) => {
      if (!isWithoutTls(error)) throw error;
      return connect(false);
    });
  }

  function explain(error: unknown): never {
    // The driver's own failure: half of the steps may be written, and nobody knows what will be answered.
    if (!(error instanceof DatabaseError)) onLost();
    return rethrow(error);
  }

  return {
    async reach() {
      const opening =
        connection.ssl === "prefer" ? connectPreferringTls() : connect(connection.ssl);
      // The driver tells nobody who waits for a connection that it was ended meanwhile.
      await Promise.race([opening, givenUp.promise]).catch(rethrow);
    },
    run(...batches) {
      let next: Batch | undefined;
      const answers = batches
        .toReversed()
        .map((steps) => {
          const { promise, resolve, reject } = Promise.withResolvers<StepRows[]>();
          const readNext = (batch: Batch) => client?.query(batch);
          if (names) next = new Batch(steps, { names, resolve, reject, next, readNext });
          return { promise: promise.catch(explain), reject };
        })
        .toReversed();
      try {
        if (!client || !next) throw new Error("The connection has not been opened.");
        client.query(next);
      } catch (error) {
        // Half of a message may be written.
        for (const { reject } of answers) reject(error);
      }
      return answers.map(({ promise }) => promise);
    },
    async end(seconds) {
      givenUp.reject(new Error("The connection was given up."));
      if (!client) return;
      const { stream } = client.connection;
      const timer = setTimeout(() => stream.destroy(), seconds * 1000);
      await client.end();
      clearTimeout(timer);
    },
  };
}

/** The driver's own failures have no codes: what PostgreSQL does not say itself, the connection says. */
function rethrow(error: unknown): never {
  if (error instanceof DatabaseError) throw error;
  throw new AppError("database_unavailable", "The database cannot be reached right now.", {
    cause: error,
  });
}

function isWithoutTls(error: unknown): boolean {
  // The driver gives no code.
  return error instanceof Error && error.message.includes("does not support SSL");
}

/** The same connection in the words of the other driver. */
function clientOptions(
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
