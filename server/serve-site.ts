import { access } from "node:fs/promises";
import path from "node:path";
import type { AppParts } from "./app.ts";
import { ensureDataDirectory, type Config } from "./config/config.ts";
import { listen, type RunningServer } from "./listen.ts";
import { createLogger, type Logger } from "./logger.ts";
import { createReadiness } from "./monitoring/readiness.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { readSiteManifest } from "./http/site-manifest.ts";
import { createSitePages, type SitePages } from "./http/static.ts";

const builtSite = path.join(import.meta.dirname, "../build");

type OpenSite = AppParts & Pick<SitePages, "siteFiles">;
export type SiteOptions = { siteDirectory?: string; logger?: Logger };

/** The built pages, ready to be listened for. */
export async function openSite(config: Config, options: SiteOptions = {}): Promise<OpenSite> {
  const siteDirectory = options.siteDirectory ?? builtSite;
  const logger = options.logger ?? createLogger(config);
  await ensureDataDirectory(config);
  const manifest = await readSiteManifest(siteDirectory);
  const site = await createSitePages({
    manifest,
    directory: siteDirectory,
    standardHeaders: securityHeaders(config),
  });
  const readiness = createReadiness(logger);
  readiness.register("site", async () => {
    await access(path.join(siteDirectory, "client"));
    return { status: "ok" };
  });
  logger.info({ buildId: manifest.buildId, files: Object.keys(manifest.files).length }, "site");
  return { config, logger, readiness, ...site };
}

/** Pages alone, without a backend behind them. */
export async function serveSite(config: Config, options?: SiteOptions): Promise<RunningServer> {
  return listen(await openSite(config, options));
}
