import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** What a model's endpoint does with a request: some of it right, most of it wrong. */
export type Behaviour =
  | {
      kind: "says";
      text: string;
      /** Bytes a time, so that characters and events are cut anywhere. */ cut?: number;
    }
  | { kind: "silent" }
  | { kind: "breaks"; text: string }
  | { kind: "fails"; status: number }
  | { kind: "garbage" };

export type ModelServer = {
  url: string;
  manner: Behaviour;
  asked: { headers: IncomingMessage["headers"]; body: unknown }[];
  stop(): Promise<void>;
};

/** A small OpenAI-compatible endpoint on loopback, in whatever manner the test sets. */
export async function startModelServer(): Promise<ModelServer> {
  const open = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    open.add(response);
    response.on("close", () => open.delete(response));
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      model.asked.push({
        headers: request.headers,
        body: JSON.parse(Buffer.concat(chunks).toString()),
      });
      answer(response, model.manner);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  const model: ModelServer = {
    url: `http://127.0.0.1:${address.port}/v1`,
    manner: { kind: "silent" },
    asked: [],
    async stop() {
      for (const response of open) response.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return model;
}

function answer(response: ServerResponse, manner: Behaviour): void {
  if (manner.kind === "fails") {
    response.writeHead(manner.status, { "content-type": "application/json" });
    response.end(JSON.stringify({ error: { message: "no" } }));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  if (manner.kind === "silent") response.flushHeaders();
  else if (manner.kind === "garbage") response.end("data: {not json\n\n");
  else if (manner.kind === "breaks") {
    response.write(toEvents(manner.text).join(""));
    response.end();
  } else {
    const end = 'data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n';
    void writeCut(response, Buffer.from(toEvents(manner.text).join("") + end), manner.cut);
  }
}

/** One event for every three characters, as a model's tokens come. */
function toEvents(text: string): string[] {
  const tokens = text.match(/.{1,3}/gsu) ?? [];
  return tokens.map(
    (content) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`,
  );
}

async function writeCut(
  response: ServerResponse,
  bytes: Buffer,
  cut = bytes.length,
): Promise<void> {
  for (let from = 0; from < bytes.length; from += cut) {
    response.write(bytes.subarray(from, from + cut));
    await new Promise((resolve) => setImmediate(resolve));
  }
  response.end();
}
