import { once } from "node:events";
import { access } from "node:fs/promises";
import type { Server } from "node:http";
import path from "node:path";
import { createApp, type AppParts } from "./app.ts";
import { startBackend } from "./backend.ts";
import { describeBindError } from "./bind-error.ts";
import { ensureDataDirectory, formatOrigin, type Config } from "./config.ts";
import { createHttpServer } from "./http-server.ts";
import { createLogger, type Logger } from "./logger.ts";
import { createReadiness } from "./readiness.ts";
import { readSiteManifest } from "./site-manifest.ts";
import { createSitePages } from "./static.ts";

export type RunningServer = {
  url: string;
  port: number;
  /** For those who take over upgraded connections. */
  server: Server;
  close(): Promise<void>;
};

const drainLimitMs = 10_000;
const builtSite = path.join(import.meta.dirname, "../build");

type StartOptions = {
  siteDirectory?: string;
  logger?: Logger;
  /** Told what takes time while starting. */
  report?: (line: string) => void;
};

/** The whole product on one port. The caller owns signals and the process's exit. */
export async function startServer(
  config: Config,
  options: StartOptions = {},
): Promise<RunningServer> {
  const siteDirectory = options.siteDirectory ?? builtSite;
  const logger = options.logger ?? createLogger(config);
  await ensureDataDirectory(config);
  const manifest = await readSiteManifest(siteDirectory);
  const site = await createSitePages(manifest, siteDirectory);
  const readiness = createReadiness(logger);
  readiness.register("site", async () => {
    await access(path.join(siteDirectory, "client"));
    return { status: "ok" };
  });
  logger.info({ buildId: manifest.buildId, files: Object.keys(manifest.files).length }, "site");
  const report = options.report ?? ((line: string) => logger.info(line));
  const backend = await startBackend({ config, logger, report });
  backend.watch(readiness);
  try {
    const running = await listen({ config, logger, readiness, backend, ...site });
    return { ...running, close: () => running.close().then(() => backend.close()) };
  } catch (error) {
    await backend.close();
    throw error;
  }
}

export async function listen(parts: AppParts): Promise<RunningServer> {
  const { config, logger } = parts;
  const { server, connections } = createHttpServer({ app: createApp(parts), config, logger });
  const port = await bind(server, config);
  const isWildcard = config.host === "0.0.0.0" || config.host === "::";
  const url = formatOrigin(isWildcard ? "localhost" : config.host, port);
  logger.info({ url }, "listening");
  let closing: Promise<void> | undefined;
  return {
    url,
    port,
    server,
    close() {
      closing ??= connections.drain(drainLimitMs).then(() => logger.info("stopped"));
      return closing;
    },
  };
}

async function bind(server: Server, { host, port }: Config): Promise<number> {
  server.listen({ host, port });
  try {
    await once(server, "listening");
  } catch (error) {
    throw describeBindError(error, host, port);
  }
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no TCP address");
  return address.port;
}
