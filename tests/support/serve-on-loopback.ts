import { serve } from "@hono/node-server";
import type { Hono } from "hono";

type Served = { url: string; close: () => Promise<void> };

/** A part of the backend by itself, on any free port. */
export async function serveOnLoopback(app: Hono): Promise<Served> {
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
