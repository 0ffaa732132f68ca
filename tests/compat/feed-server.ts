import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export type FeedServer = {
  url: string;
  /** What the newsletter does from now on, by path; anything else is 404. */
  play(answers: Record<string, Answer>): void;
  /** The requests so far, as `path if-none-match`. */
  requests: { path: string; headers: IncomingMessage["headers"] }[];
  stop(): Promise<void>;
};

/** The newsletter's host, small and real: it answers over TCP as told. */
export async function startFeedServer(): Promise<FeedServer> {
  let answers: Record<string, Answer> = {};
  const requests: FeedServer["requests"] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    requests.push({ path, headers: request.headers });
    const answer = answers[path];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  // On a busy machine five seconds pass between two requests, and the next would meet a closing connection.
  server.keepAliveTimeout = 60_000;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no TCP address");
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    play(next) {
      answers = next;
      requests.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export function sendFeed(body: string | Buffer, headers: Record<string, string> = {}): Answer {
  return (_request, response) => {
    response.writeHead(200, { "content-type": "application/rss+xml; charset=utf-8", ...headers });
    response.end(body);
  };
}

export function sendStatus(status: number, headers: Record<string, string> = {}): Answer {
  return (_request, response) => response.writeHead(status, headers).end("<html>no</html>");
}

type Item = { guid?: string; title?: string; extra?: string; link?: string; date?: string };

export function writeItem({
  guid = "a",
  title = guid,
  link = `https://n.example/p/${guid}`,
  date = "Tue, 10 Jun 2025 04:00:00 GMT",
  extra = "",
}: Item): string {
  const name = `<guid isPermaLink="false">${guid}</guid><title>${title}</title>`;
  return `<item>${name}<link>${link}</link><pubDate>${date}</pubDate>${extra}</item>`;
}

export function writeRss(items: string[]): string {
  const names = 'xmlns:dc="http://purl.org/dc/elements/1.1/"';
  const content = 'xmlns:content="http://purl.org/rss/1.0/modules/content/"';
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" ${names} ${content}><channel><title>N</title>${items.join("\n")}</channel></rss>`;
}
