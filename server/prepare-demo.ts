import { ConfigError, type Config } from "./config.ts";
import type { Database } from "./database.ts";
import { isLoopbackHost } from "./loopback.ts";
import { findDemoAccounts, seedDemo } from "./seed-demo.ts";

/** Demo accounts have public passwords: they may exist only where nobody else can reach them. */
export async function prepareDemo(config: Config, database: Database): Promise<void> {
  const isLocal = isLoopbackHost(new URL(config.siteUrl).hostname);
  if (isLocal) {
    if (config.seedDemo) await seedDemo(database);
    return;
  }
  const accounts = await findDemoAccounts(database);
  if (accounts.length === 0) return;
  throw new ConfigError(
    `The database holds demo accounts (${accounts.join(", ")}), whose passwords are public: ` +
      `use another DATA_DIR or database for ${config.siteUrl}.`,
  );
}
