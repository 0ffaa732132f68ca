import { setTimeout as wait } from "node:timers/promises";
import { startBackend } from "./compose.ts";
import type { Config } from "./config/config.ts";
import { listen, type RunningServer } from "./listen.ts";
import { openSite, type SiteOptions } from "./serve-site.ts";

type StartOptions = SiteOptions & {
  /** Told what takes time while starting. */
  report?: (line: string) => void;
};

/** The whole product on one port. The caller owns signals and the process's exit. */
export async function startServer(
  config: Config,
  options: StartOptions = {},
): Promise<RunningServer> {
  const site = await openSite(config, options);
  const { logger, readiness } = site;
  const report = options.report ?? ((line: string) => logger.info(line));
  const backend = await startBackend({ config, logger, report });
  backend.watch(readiness);
  try {
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
