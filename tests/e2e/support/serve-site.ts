import { fileURLToPath } from "node:url";
import { readConfig } from "../../../server/config/config.ts";
import type { RunningServer } from "../../../server/listen.ts";
import { serveSite as serve } from "../../../server/serve-site.ts";

const dataDirectory = fileURLToPath(new URL("../../../.cache/e2e-data", import.meta.url));

/** The product's own server over another site's pages, on the loopback; port 0 is any free one. */
export async function serveSite(siteDirectory: string, port = 0): Promise<RunningServer> {
  const config = readConfig({ PORT: String(port), DATA_DIR: dataDirectory, LOG_LEVEL: "warn" });
  return serve(config, { siteDirectory });
}
