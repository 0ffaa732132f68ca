import { once } from "node:events";
import { Hono } from "hono";
import { pino } from "pino";
import { startBackend } from "../../server/compose.ts";
import { readConfig } from "../../server/config/config.ts";
import { createHttpServer } from "../../server/http-server.ts";
import type { ServerEnv } from "../../server/http/request-id.ts";

/** The server in a process of its own, started with --expose-gc: what it keeps is told from what it has not yet let go. */
export type Usage = { rss: number; kept: number; outside: number; processor: number };

const config = readConfig(process.env);
const logger = pino({ level: "error" });
const backend = await startBackend({ config, logger, report: () => {} });
const app = new Hono<ServerEnv>();
backend.mount(app);
const { server } = createHttpServer({ app, config, logger });
backend.attach(server);
server.listen(0, "127.0.0.1");
await once(server, "listening");
process.send?.(server.address());

process.on("message", (asked) => {
  if (asked === "measure") process.send?.(measure());
  if (asked === "stop") void stop();
});

function measure(): Usage {
  const { rss } = process.memoryUsage();
  // Twice: the first run may leave what only its finalisers let go.
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return { rss, kept: heapUsed, outside: external, processor: user + system };
}

process.once("disconnect", () => void stop());

async function stop(): Promise<void> {
  backend.endSockets();
  server.closeAllConnections();
  server.close();
  await backend.close();
  process.exit(0);
}
