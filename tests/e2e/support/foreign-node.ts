import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { findFreePort } from "./find-free-port.ts";
import { productUrl } from "./fixtures.ts";

/** A node on another origin, which any page may ask: it hears what is asked, and passes it on. */
export async function startForeignNode() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const headers = {
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "content-type",
      "content-type": "application/json",
    };
    const answer = async () => {
      if (request.method === "OPTIONS") return "";
      const body = await text(request);
      asked.push(String(JSON.parse(body).method));
      return (await fetch(`${productUrl}/chain-rpc`, { method: "POST", body })).text();
    };
    void answer().then((body) => response.writeHead(200, headers).end(body));
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
