import { ConfigError, type Config } from "../config/config.ts";
import { findDemoAccounts, seedDemo } from "./seed-demo.ts";
import { seedDemoBilling } from "./seed-demo-billing.ts";
import { seedDemoProposals } from "./seed-demo-proposals.ts";
import { seedDemoFiles } from "./seed-demo-files.ts";
import type { Storage } from "../storage/storage.ts";
import type { ConnectionOptions } from "../../runtime/database/connection-options.ts";
import type { Database } from "../../runtime/database/types.ts";
import { isLoopbackHost } from "../../runtime/http/is-loopback-host.ts";

/** Demo accounts have public passwords: they may exist only where nobody else can reach them. */
export async function prepareDemo(
  config: Config,
  database: Database,
  owner: ConnectionOptions,
): Promise<void> {
  if (isLocal(config)) {
    if (config.seedDemo) {
      await seedDemo(database);
      await seedDemoBilling(owner);
      await seedDemoProposals(owner);
    }
    return;
  }
  const accounts = await findDemoAccounts(database);
  if (accounts.length === 0) return;
  throw new ConfigError(
    `The database holds demo accounts (${accounts.join(", ")}), whose passwords are public: ` +
      `use another DATA_DIR or database for ${config.siteUrl}.`,
  );
}

/** The files that belong to the demo data, once there is a place for files. */
export async function prepareDemoFiles(config: Config, storage: Storage): Promise<void> {
  if (config.seedDemo && isLocal(config)) await seedDemoFiles(storage);
}

function isLocal({ siteUrl }: Config): boolean {
  return isLoopbackHost(new URL(siteUrl).hostname);
}
