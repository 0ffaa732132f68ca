import { connect, type Socket } from "node:net";

export type RawAnswer = { status: number; headers: Map<string, string>; body: Buffer };

/** Sends exactly these bytes: fetch would tidy the target up. */
export async function sendRaw(port: number, request: string): Promise<RawAnswer> {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.on("error", () => {});
  socket.write(request, "latin1");
  return parseAnswer(await readToEnd(socket));
}

/** A request for this target, with `Connection: close` so that the answer ends. */
export function requestRaw(
  port: number,
  target: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<RawAnswer> {
  const lines = Object.entries({ host: "localhost", connection: "close", ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return sendRaw(port, `${method} ${target} HTTP/1.1\r\n${head}\r\n`);
}

export function readToEnd(socket: Socket): Promise<Buffer> {
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  socket.once("close", () => resolve(Buffer.concat(chunks)));
  return promise;
}

export function parseAnswer(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = bytes.toString("latin1", 0, end).split("\r\n");
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(":");
    headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { status: Number(statusLine.split(" ")[1]), headers, body: bytes.subarray(end + 4) };
}
