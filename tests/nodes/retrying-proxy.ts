import { once } from "node:events";
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { buffer } from "node:stream/consumers";

export type RetryingProxy = { url: string; retries: number; stop(): Promise<void> };

type Answered = { incoming: IncomingMessage; body: Buffer };

const timeoutMs = 10_000;
const pauseMs = 50;

/**
 * What a load balancer with retries does: connections kept open, one node after the other, and the next one where no
 * answer has begun. Nothing is ever asked again once a node has answered, whatever it said.
 */
export async function startRetryingProxy(nodes: readonly string[]): Promise<RetryingProxy> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  async function pass(asked: IncomingMessage, body: Buffer): Promise<Answered> {
    const until = performance.now() + timeoutMs;
    for (;;) {
      const node = nodes[turn++ % nodes.length] ?? "";
      try {
        return await ask(node, asked, body);
      } catch (error) {
        if (performance.now() > until) throw error;
        proxy.retries += 1;
        await wait(pauseMs);
      }
    }
  }

  async function ask(node: string, asked: IncomingMessage, body: Buffer): Promise<Answered> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const { method, headers, url } = asked;
    const outgoing = request(new URL(url ?? "/", node), { method, headers, agent });
    outgoing.once("response", resolve).once("error", reject).end(body);
    const incoming = await promise;
    return { incoming, body: await buffer(incoming) };
  }

  async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const { incoming, body } = await pass(asked, await buffer(asked));
    const { connection: _, "transfer-encoding": __, ...headers } = incoming.headers;
    response.writeHead(incoming.statusCode ?? 502, headers).end(body);
  }

  const server = createServer((asked, response) => {
    answer(asked, response).catch(() => response.writeHead(502).end());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port");
  const proxy: RetryingProxy = {
    url: `http://127.0.0.1:${address.port}`,
    retries: 0,
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return proxy;
}
