import type { ConnectionOptions } from "../runtime/database/connection-options.ts";
import type { Database } from "../runtime/database/types.ts";
import type { Config } from "./config/config.ts";
import type { Logger } from "./logger.ts";
import { openPostgres } from "./postgres/open-postgres.ts";
import { timeStep } from "./time-step.ts";
import { openDatabase } from "./database/database.ts";

export type BegunDatabase = {
  database: Database;
  /** The owner's, for what no request may do. */
  connection: ConnectionOptions;
  stopPostgres: () => Promise<void>;
};

type Told = { logger: Logger; report: (line: string) => void };

/** Starts PostgreSQL and moves its database to this version. Little is loaded for it: the rest of the server can be meanwhile. */
export function beginDatabase(config: Config, told: Told): Promise<BegunDatabase> {
  const begun = begin(config, told);
  // Its failure is told by whoever waits for it.
  begun.catch(() => undefined);
  return begun;
}

async function begin(config: Config, { logger, report }: Told): Promise<BegunDatabase> {
  // PostgreSQL's own lines are for the log; the rest is for whoever waits for the start.
  const log = (line: string) =>
    line.startsWith("postgres:") ? logger.debug({ line }, "postgres") : report(line);
  const postgres = await timeStep(report, "Started PostgreSQL", () => openPostgres(config, log));
  const stopPostgres = () => postgres.stop();
  try {
    const { connection, pooler } = postgres;
    const database = await timeStep(report, "Opened the database", () =>
      openDatabase({ connection, pooler, log }),
    );
    return { database, connection, stopPostgres };
  } catch (error) {
    await stopPostgres();
    throw error;
  }
}
