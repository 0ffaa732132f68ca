import { AppError } from "../../runtime/errors/app-error.ts";
import { startPostgres } from "../../server/postgres/postgres.ts";
import { findRunning } from "../../server/postgres/find-running.ts";
import {
  type ConnectionOptions,
  parseConnectionUrl,
} from "../../runtime/database/connection-options.ts";

export type Access = { connection: ConnectionOptions; leave(): Promise<void> };

/** Your own PostgreSQL, the embedded one of a server that runs, or else one started for the moment. */
export async function reachDatabase(place: {
  databaseUrl?: string | undefined;
  databaseDirectUrl?: string | undefined;
  dataDirectory: string;
}): Promise<Access> {
  const { dataDirectory } = place;
  // A pooler has no sessions to lend.
  const databaseUrl = place.databaseDirectUrl ?? place.databaseUrl;
  if (databaseUrl) {
    return { connection: parseConnectionUrl(databaseUrl), leave: async () => {} };
  }
  try {
    const server = await startPostgres({ dataDirectory, log: () => undefined });
    return { connection: server.connection, leave: () => server.stop() };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "data_directory_in_use") throw error;
    return { connection: findRunning(dataDirectory), leave: async () => {} };
  }
}
