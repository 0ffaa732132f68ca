import { fileURLToPath } from "node:url";
import { readConfig } from "../../../server/config.ts";
import { createLogger } from "../../../server/logger.ts";
import { listen, type RunningServer } from "../../../server/main.ts";
import { createReadiness } from "../../../server/readiness.ts";
import { readSiteManifest } from "../../../server/site-manifest.ts";
import { createSitePages } from "../../../server/static.ts";

const dataDirectory = fileURLToPath(new URL("../../../.cache/e2e-data", import.meta.url));

/** The product's own server over another site's pages, on the loopback; port 0 is any free one. */
export async function serveSite(siteDirectory: string, port = 0): Promise<RunningServer> {
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: dataDirectory,
    LOG_LEVEL: "warn",
  });
  const logger = createLogger(config);
  const site = await createSitePages(await readSiteManifest(siteDirectory), siteDirectory);
  return listen({ config, logger, readiness: createReadiness(logger), ...site });
}
