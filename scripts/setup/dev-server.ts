import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { createServer as createVite, type ViteDevServer } from "vite";
import { brand } from "../../content/brand.ts";
import { createApp } from "../../server/app.ts";
import { formatOrigin, type Config } from "../../server/config.ts";
import { createHttpServer } from "../../server/http-server.ts";
import { createLogger } from "../../server/logger.ts";
import { createReadiness } from "../../server/readiness.ts";
import { createDevelopmentPages } from "./development-pages.ts";
import { readStartConfig } from "./read-start-config.ts";
import { reportStartError } from "./report-start-error.ts";
import { whenAskedToStop } from "./when-asked-to-stop.ts";

/** Vite looks at every request first; what is no module or asset of its own goes to the product. */
async function listen(server: Server, config: Config): Promise<ViteDevServer> {
  const vite = await createVite({
    appType: "custom",
    server: { middlewareMode: { server }, hmr: { server } },
  });
  const logger = createLogger(config);
  const readiness = createReadiness(logger);
  const app = createApp({ config, logger, readiness, pages: createDevelopmentPages(vite) });
  const product = createHttpServer({ app, config, logger });
  server.on("request", (incoming, outgoing) => {
    vite.middlewares(incoming, outgoing, () => {
      product.server.emit("request", incoming, outgoing);
    });
  });
  server.listen({ host: config.host, port: config.port });
  await once(server, "listening");
  return vite;
}

async function startDevelopment() {
  const config = await readStartConfig();
  const server = createServer();
  const vite = await listen(server, config);
  whenAskedToStop(() => {
    server.closeAllConnections();
    server.close();
    vite.close().then(() => process.exit(0), reportStartError);
  });
  console.log(`${brand.name} is ready for development: ${formatOrigin(config.host, config.port)}`);
}

startDevelopment().catch(reportStartError);
