import { startBackend } from "./backend.ts";
import type { Config } from "./config.ts";
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
    return {
      ...running,
      close() {
        backend.endSockets();
        return running.close().then(() => backend.close());
      },
    };
  } catch (error) {
    await backend.close();
    throw error;
  }
}
