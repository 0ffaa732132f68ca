import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { startBackend } from "../../server/compose.ts";
import { readConfig } from "../../server/config/config.ts";
import type { ServerEnv } from "../../server/http/request-id.ts";
import { whenBrokenOff } from "../when-broken-off.ts";

/** The backend with its development chain, as `npm start` runs it, in a folder of its own. */
export async function serveBackend() {
  const dataDirectory = mkdtempSync(join(tmpdir(), "kinolume-bench-"));
  chmodSync(dataDirectory, 0o711);
  const config = readConfig({
    DATA_DIR: dataDirectory,
    SEED_DEMO: "off",
    // Payers from many networks: each may have three payments open.
    TRUSTED_PROXIES: "127.0.0.1",
  });
  const logger = pino({ level: "warn" });
  const backend = await startBackend({ config, logger, report: () => {} });
  whenBrokenOff(() => backend.close());
  const app = new Hono<ServerEnv>();
  backend.mount(app);
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
    resolve(port),
  );
  return {
    url: `http://127.0.0.1:${await promise}`,
    database: backend.database,
    async stop() {
      server.close();
      await backend.close();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
