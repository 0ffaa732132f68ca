import { AppError } from "../../runtime/errors/app-error.ts";
import { ConfigError, type Config } from "../config/config.ts";
import { startPostgres } from "./postgres.ts";
import {
  type ConnectionOptions,
  parseConnectionUrl,
} from "../../runtime/database/connection-options.ts";

/** Your own PostgreSQL where `DATABASE_URL` names one, else the embedded one. */
export async function openPostgres(
  config: Config,
  report: (line: string) => void,
): Promise<{ connection: ConnectionOptions; stop(): Promise<void> }> {
  if (config.databaseUrl) {
    return { connection: parseConnectionUrl(config.databaseUrl), stop: async () => undefined };
  }
  try {
    return await startPostgres({ dataDirectory: config.dataDirectory, log: report });
  } catch (error) {
    if (error instanceof AppError) throw new ConfigError(error.message, { cause: error });
    throw error;
  }
}
