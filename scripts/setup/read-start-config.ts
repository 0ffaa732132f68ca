import { requireArgon2 } from "../../server/auth/password.ts";
import { ensureDataDirectory, readConfig, type Config } from "../../server/config/config.ts";
import { checkPort } from "./check-port.ts";

/** Everything that can stop a start, checked before anything takes time. */
export async function readStartConfig(): Promise<Config> {
  requireArgon2();
  // People at a terminal want the address to stay in sight; logs are for whoever collects them.
  const logLevel = process.stdout.isTTY ? "warn" : "info";
  const config = readConfig({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || logLevel });
  await ensureDataDirectory(config);
  await checkPort(config);
  return config;
}
