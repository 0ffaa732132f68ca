import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export type CuttingProxy = {
  url: string;
  /** How many bytes clients have sent so far. */
  sent(): number;
  /** Told with every byte that passes on the way there. */
  onBytes: (sent: number) => void;
  /** Ends every connection at once, as a cable that is pulled. */
  cut(): void;
  stop(): Promise<void>;
};

/** A line to a server that can be cut. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let sent = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on("data", (chunk) => {
      sent += chunk.length;
      proxy.onBytes(sent);
    });
    client.pipe(upstream);
    upstream.pipe(client);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");

  const proxy: CuttingProxy = {
    url: `http://127.0.0.1:${address.port}`,
    sent: () => sent,
    onBytes: () => undefined,
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    async stop() {
      proxy.cut();
      server.close();
      await once(server, "close");
    },
  };
  return proxy;
}
