import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import { text } from "node:stream/consumers";

export type RpcGate = {
  url: string;
  /** Calls of these methods get no answer. */
  held: Set<string>;
  /** How many have got none. */
  caught: number;
  stop(): Promise<void>;
};

/** In front of an Ethereum node: a server can be stopped here at a certain step. */
export async function openRpcGate(target: string): Promise<RpcGate> {
  const held = new Set<string>();
  const server = createServer((request, response) => {
    void pass(request, response);
  });

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    if ([...held].some((method) => body.includes(`"${method}"`))) {
      gate.caught += 1;
      return;
    }
    const headers = { "content-type": "application/json" };
    const answer = await fetch(target, { method: "POST", headers, body });
    response.writeHead(answer.status, headers).end(await answer.text());
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The gate has no port");
  const gate: RpcGate = {
    url: `http://127.0.0.1:${address.port}`,
    held,
    caught: 0,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return gate;
}
