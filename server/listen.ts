import { once } from "node:events";
import type { Server } from "node:http";
import { createApp, type AppParts } from "./app.ts";
import { describeBindError } from "./http/bind-error.ts";
import { formatOrigin, type Config } from "./config/config.ts";
import { createAnswerFromMemory, leaveToRoutes } from "./http/answer-from-memory.ts";
import { createHttpServer } from "./http-server.ts";
import { createRequestMetrics } from "./monitoring/request-metrics.ts";

export type RunningServer = {
  url: string;
  port: number;
  /** For those who take over upgraded connections. */
  server: Server;
  /** Before `close`: those who keep connections are told to open the next one, here or elsewhere. */
  endReuse(): void;
  close(): Promise<void>;
};

const drainLimitMs = 10_000;

export async function listen(parts: AppParts): Promise<RunningServer> {
  const { config, logger, siteFiles } = parts;
  const requests = createRequestMetrics();
  const app = createApp({ ...parts, requests });
  const answerFromMemory = siteFiles && createAnswerFromMemory(leaveToRoutes(siteFiles, app));
  const { server, connections } = createHttpServer({
    app,
    config,
    logger,
    requests,
    ...(answerFromMemory && { answerFromMemory }),
  });
  const port = await bind(server, config);
  const isWildcard = config.host === "0.0.0.0" || config.host === "::";
  const url = formatOrigin(isWildcard ? "localhost" : config.host, port);
  logger.info({ url }, "listening");
  let closing: Promise<void> | undefined;
  return {
    url,
    port,
    server,
    endReuse: () => connections.endReuse(),
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
