import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { createServer as createVite, type ViteDevServer, isRunnableDevEnvironment } from "vite";
import { brand } from "../../content/brand.ts";
import { createApp } from "../../server/app.ts";
import { startBackend, type Backend } from "../../server/compose.ts";
import { formatOrigin, type Config } from "../../server/config/config.ts";
import { createHttpServer } from "../../server/http-server.ts";
import { createLogger } from "../../server/logger.ts";
import { createReadiness } from "../../server/monitoring/readiness.ts";
import { readStartConfig } from "./read-start-config.ts";
import { reportStartError } from "./report-start-error.ts";
import { whenAskedToStop } from "./when-asked-to-stop.ts";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { PageHandler } from "../../server/http/static.ts";

/** Hot reload needs inline scripts and a socket; the built site allows neither. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self' ws:",
  "frame-src 'self' https:",
  "frame-ancestors 'self'",
].join("; ");

/** Vite looks at every request first; what is no module or asset of its own goes to the product. */
async function listen(server: Server, config: Config, backend: Backend): Promise<ViteDevServer> {
  const vite = await createVite({
    appType: "custom",
    server: { middlewareMode: { server }, hmr: { server } },
  });
  const logger = createLogger(config);
  const readiness = createReadiness(logger);
  backend.watch(readiness);
  const pages = createDevelopmentPages(vite);
  const app = createApp({ config, logger, readiness, backend, pages });
  const product = createHttpServer({ app, config, logger });
  backend.attach(product.server);
  server.on("upgrade", (incoming, socket, head) => {
    // The others are Vite's own.
    if (incoming.url?.startsWith("/realtime/"))
      product.server.emit("upgrade", incoming, socket, head);
  });
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
  const report = (line: string) => console.log(line);
  const backend = await startBackend({ config, logger: createLogger(config), report });
  const vite = await listen(server, config, backend);
  // A plugin's own Vite listens too, and would end the process before the database has stopped.
  process.removeAllListeners("SIGTERM");
  whenAskedToStop(() => {
    server.closeAllConnections();
    server.close();
    Promise.all([vite.close(), backend.close()]).then(() => process.exit(0), reportStartError);
  });
  console.log(`${brand.name} is ready for development: ${formatOrigin(config.host, config.port)}`);
}

startDevelopment().catch(reportStartError);

/** Renders each page anew from the sources as they are now. */
function createDevelopmentPages(vite: ViteDevServer): PageHandler {
  const environment = vite.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) throw new Error("Vite cannot run the server build");
  return async (c) => {
    const build = await environment.runner.import<ServerBuild>("virtual:react-router/server-build");
    const answer = await createRequestHandler(build, "development")(c.req.raw);
    const headers = new Headers(answer.headers);
    headers.set("content-security-policy", policy);
    headers.set("cache-control", "no-store");
    // Unknown addresses get an empty shell here, which finds out in the browser; they stay a 404.
    const status = isPage(build, c.req.path) ? answer.status : 404;
    return new Response(answer.body, { status, headers });
  };
}

function isPage(build: ServerBuild, path: string): boolean {
  const page = path.replace(/(?:\/_root)?\.data$/, "") || "/";
  return build.prerender.includes(page.length > 1 ? page.replace(/\/$/, "") : page);
}
