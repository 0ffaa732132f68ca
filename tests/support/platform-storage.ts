import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";

export type PlatformStorage = {
  url: string;
  /** `<bucket>/<name>` of what it was told to remove. */
  removed: string[];
  stop(): Promise<void>;
};

const removal = z.object({ prefixes: z.array(z.string()) });

/** As much of a hosted project's storage as a function calls: removing, and that nothing is there yet. */
export async function startPlatformStorage(): Promise<PlatformStorage> {
  const removed: string[] = [];
  const server = createServer((request, response) => {
    const bucket = /^\/storage\/v1\/object\/([\w-]+)$/.exec(request.url ?? "")?.[1];
    if (request.method !== "DELETE" || bucket === undefined) {
      response.writeHead(404).end();
      return;
    }
    void remove(bucket, request).then(() =>
      response.writeHead(200, { "content-type": "application/json" }).end("[]"),
    );
  });

  async function remove(bucket: string, request: IncomingMessage): Promise<void> {
    const { prefixes } = removal.parse(JSON.parse(await text(request)));
    removed.push(...prefixes.map((name) => `${bucket}/${name}`));
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    removed,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
