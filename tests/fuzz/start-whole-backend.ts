import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureSiteBuilt } from "../../scripts/build-site.ts";
import { createApp } from "../../server/app.ts";
import { startBackend } from "../../server/compose.ts";
import { listen } from "../../server/listen.ts";
import { openSite } from "../../server/serve-site.ts";
import { readSiteManifest } from "../../server/http/site-manifest.ts";
import { createLogReader, testConfig, type LogLine } from "../../server/testing/test-config.ts";
import { connectionUrl } from "../support/connection-url.ts";
import { createTestDatabase, type TestDatabase } from "../support/create-test-database.ts";
import type { Route } from "./find-unasked.ts";
import type { Database } from "../../runtime/database/types.ts";

export type WholeBackend = {
  port: number;
  url: string;
  /** The pool that requests and jobs use. */
  database: Database;
  owner: TestDatabase["owner"];
  /** Warnings and errors so far. */
  lines: LogLine[];
  /** The paths of the built site. */
  pages: string[];
  routes: Route[];
  stop(): Promise<void>;
};

const builtSite = join(import.meta.dirname, "../../build");

/**
 * The product as `server/main.ts` puts it together, in this process and on a database of its own. It trusts the
 * forwarding headers of this machine, so that each request can come from a network of its own.
 */
export async function startWholeBackend(): Promise<WholeBackend> {
  await ensureSiteBuilt(() => {});
  const held = await createTestDatabase();
  const dataDirectory = await mkdtemp(join(tmpdir(), "kinolume-fuzz-"));
  const { logger, lines } = createLogReader("warn");
  const config = testConfig({
    DATABASE_URL: connectionUrl(held.connection),
    DATA_DIR: dataDirectory,
    SITE_URL: "http://localhost",
    TRUSTED_PROXIES: "127.0.0.1",
  });
  const site = await openSite(config, { siteDirectory: builtSite, logger });
  const backend = await startBackend({ config, logger, report: () => {} });
  backend.watch(site.readiness);
  const running = await listen({ ...site, backend });
  backend.attach(running.server);
  return {
    port: running.port,
    url: running.url,
    database: backend.database,
    owner: held.owner,
    lines,
    routes: createApp({ ...site, backend }).routes,
    pages: Object.keys((await readSiteManifest(builtSite)).files),
    async stop() {
      backend.endSockets();
      await running.close();
      await backend.close();
      await held.drop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
