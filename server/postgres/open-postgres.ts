import { AppError } from "../../runtime/errors/app-error.ts";
import { ConfigError, type Config } from "../config/config.ts";
import { startPostgres } from "./postgres.ts";
import {
  type ConnectionOptions,
  parseConnectionUrl,
} from "../../runtime/database/connection-options.ts";

type OpenPostgres = {
  connection: ConnectionOptions;
  pooler?: ConnectionOptions;
  stop(): Promise<void>;
};

/** Your own PostgreSQL where `DATABASE_URL` names one, or a pooler in front of it; else the embedded one. */
export async function openPostgres(
  config: Config,
  report: (line: string) => void,
): Promise<OpenPostgres> {
  const { databaseUrl, databaseDirectUrl } = config;
  if (databaseUrl) {
    const stop = async () => undefined;
    const named = parseConnectionUrl(databaseUrl);
    return databaseDirectUrl
      ? { connection: parseConnectionUrl(databaseDirectUrl), pooler: named, stop }
      : { connection: named, stop };
  }
  try {
    return await startPostgres({ dataDirectory: config.dataDirectory, log: report });
  } catch (error) {
    if (error instanceof AppError) throw new ConfigError(error.message, { cause: error });
    throw error;
  }
}
