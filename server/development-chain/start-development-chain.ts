import { serve, type ServerType } from "@hono/node-server";
import { developmentChainRoutes } from "./routes.ts";
import {
  openDevelopmentChain,
  type DevelopmentChain,
  type DevelopmentChainOptions,
} from "./development-chain.ts";

type StartOptions = DevelopmentChainOptions & {
  /** 0 for a free one. */
  port: number;
};

export type RunningDevelopmentChain = DevelopmentChain & { url: string };

/** The development chain by itself, as a node that others reach over HTTP on this machine. */
export async function startDevelopmentChain({
  port,
  ...options
}: StartOptions): Promise<RunningDevelopmentChain> {
  const chain = await openDevelopmentChain(options);
  const siteUrl = "http://127.0.0.1";
  const { fetch } = developmentChainRoutes({ siteUrl, request: chain.request });
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = serve({ fetch, hostname: "127.0.0.1", port }, (info) => resolve(info.port));
  server.once("error", reject);
  try {
    const url = `${siteUrl}:${await promise}`;
    return {
      ...chain,
      url,
      async close() {
        await stop(server);
        await chain.close();
      },
    };
  } catch (error) {
    await chain.close();
    throw error;
  }
}

function stop(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ("closeAllConnections" in server) server.closeAllConnections();
  });
}
