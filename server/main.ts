import { setTimeout as wait } from "node:timers/promises";
import { startBackend } from "./compose.ts";
import type { Config } from "./config/config.ts";
import type { BegunDatabase } from "./begin-database.ts";
import { createLogger } from "./logger.ts";
import { listen, type RunningServer } from "./listen.ts";
import { openSite, type SiteOptions } from "./serve-site.ts";

type StartOptions = SiteOptions & {
  /** Told what takes time while starting. */
  report?: (line: string) => void;
  /** A site that is still being built: everything behind it starts meanwhile. */
  siteBuilt?: Promise<unknown>;
  /** The database, where it was begun before this was loaded; it is closed with the rest. */
  begun?: Promise<BegunDatabase>;
};

/** The whole product on one port. The caller owns signals and the process's exit. */
export async function startServer(
  config: Config,
  options: StartOptions = {},
): Promise<RunningServer> {
  const logger = options.logger ?? createLogger(config);
  const report = options.report ?? ((line: string) => logger.info(line));
  const open = () => openSite(config, { ...options, logger });
  const opening = options.siteBuilt ? options.siteBuilt.then(open) : Promise.resolve(await open());
  const [opened, started] = await Promise.allSettled([
    opening,
    startBackend({ config, logger, report, begun: options.begun }),
  ]);
  if (started.status === "rejected") throw started.reason;
  const backend = started.value;
  try {
    if (opened.status === "rejected") throw opened.reason;
    const site = opened.value;
    const { readiness } = site;
    backend.watch(readiness);
    const running = await listen({ ...site, backend });
    backend.attach(running.server);
    const stop = async () => {
      // First of all, while everything still works, so that a load balancer looks elsewhere in time.
      readiness.register("server", () => ({ status: "down", detail: "stopping" }));
      running.endReuse();
      await wait(config.stopDelaySeconds * 1000);
      backend.endSockets();
      await running.close();
      await backend.close();
    };
    let stopping: Promise<void> | undefined;
    return { ...running, close: () => (stopping ??= stop()) };
  } catch (error) {
    await backend.close();
    throw error;
  }
}
