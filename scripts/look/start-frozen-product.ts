import { chmodSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../tests/e2e/support/find-free-port.ts";
import { readConfig } from "../../server/config/config.ts";
import { startServer } from "../../server/main.ts";
import { anchorCampaign } from "./anchor-campaign.ts";
import { bringBack } from "./bring-back.ts";
import { seedFrozen } from "./seed-frozen.ts";

export type FrozenProduct = {
  url: string;
  /** The fingerprint of a campaign that is on the chain. */
  anchored: string;
  close(): Promise<void>;
};

/** The built product on a port and a data folder of its own, with the same rows at every start. */
export async function startFrozenProduct(): Promise<FrozenProduct> {
  const startedAt = new Date();
  const dataDirectory = await mkdtemp(join(tmpdir(), "kinolume-look-"));
  // PostgreSQL's user, nobody where we are root, has to pass.
  chmodSync(dataDirectory, 0o711);
  const config = readConfig({
    PORT: String(await findFreePort()),
    DATA_DIR: dataDirectory,
    LOG_LEVEL: "error",
    SEED_DEMO: "off",
  });
  const server = await startServer(config);
  const close = async () => {
    await server.close();
    await rm(dataDirectory, { recursive: true, force: true });
  };
  try {
    await seedFrozen(config);
    const anchored = await anchorCampaign(server.url, dataDirectory);
    await bringBack(dataDirectory, startedAt);
    return { url: server.url, anchored, close };
  } catch (error) {
    await close();
    throw error;
  }
}
