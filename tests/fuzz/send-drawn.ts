import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { readAnswer, type Answer } from "./read-answer.ts";
import type { DrawnRequest, Transport } from "./sketch.ts";

export type Sent = {
  /** Undefined where none came, or the client had left. */
  answer: Answer | undefined;
  /** Everything that came, whole or not. */
  bytes: Buffer;
  /** Whether the client stayed, and had a right to an answer. */
  isAwaited: boolean;
};

const timeoutMilliseconds = 30_000;
const framing = new Set(["content-length", "transfer-encoding"]);
const leaving = new Set<Transport>(["leaves at once", "cut off", "cut off in a chunk"]);
/** What no answer need come to: the client has left, or what follows the request is none and ends the connection. */
const unawaited = new Set<Transport>([
  ...leaving,
  "leaves at the first byte",
  "half closed",
  "broken chunk",
  "too long",
]);

/** Writes exactly these bytes to a socket of its own: fetch would refuse or tidy up most of them. */
export function sendDrawn(
  port: number,
  request: DrawnRequest,
  resolveNames: (text: string) => string,
): Promise<Sent> {
  const { promise, resolve } = Promise.withResolvers<Sent>();
  const { transport } = request;
  const isFramedOddly = request.headers.some(([name]) => framing.has(name));
  const isAwaited = !isFramedOddly && !unawaited.has(transport);
  const socket = connect({ port, host: "127.0.0.1" });
  const timer = setTimeout(() => socket.destroy(), timeoutMilliseconds);
  const chunks: Buffer[] = [];
  let bytes = Buffer.alloc(0);
  let answer: Answer | undefined;

  socket.on("error", () => socket.destroy());
  socket.on("data", (chunk) => {
    chunks.push(chunk);
    bytes = Buffer.concat(chunks);
    answer = readAnswer(bytes, { method: request.method, isEnded: false });
    if (answer || transport === "leaves at the first byte") socket.destroy();
  });
  socket.on("close", () => {
    clearTimeout(timer);
    answer ??= readAnswer(bytes, { method: request.method, isEnded: true });
    resolve({ answer, bytes, isAwaited });
  });
  socket.write(toWire(request, resolveNames), () => {
    if (leaving.has(transport)) socket.destroy();
  });
  if (isFramedOddly || transport === "half closed") socket.end();
  return promise;
}

/** The request as it goes over the wire. */
function toWire(request: DrawnRequest, resolveNames: (text: string) => string): Buffer {
  const { method, target, transport } = request;
  const headers = request.headers.map(([name, value]) => [name, resolveNames(value)] as const);
  const plain = Buffer.from(resolveNames(request.body ?? ""), "latin1");
  const isGzip = transport === "gzip" && request.body !== null;
  const body = isGzip ? gzipSync(plain) : plain;
  const said = new Set(headers.map(([name]) => name));
  const lines = [
    `${method} ${resolveNames(target)} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(said.has("connection") ? [] : ["connection: close"]),
    ...(isGzip ? ["content-encoding: gzip"] : []),
    ...([...framing].some((name) => said.has(name)) ? [] : frame(request, body.length)),
  ];
  const head = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
  return Buffer.concat([head, inChunks(request, body)]);
}

function frame({ transport, body }: DrawnRequest, length: number): string[] {
  if (/chunk/.test(transport)) return ["transfer-encoding: chunked"];
  if (transport === "cut off") return [`content-length: ${length + 100}`];
  return body === null ? [] : [`content-length: ${length}`];
}

function inChunks({ transport }: DrawnRequest, body: Buffer): Buffer {
  if (transport === "too long") return Buffer.concat([body, Buffer.from("GET / HTTP/1.1\r\n")]);
  if (!/chunk/.test(transport)) return body;
  const half = body.length >> 1;
  const pieces = [body.subarray(0, half), body.subarray(half)].filter(({ length }) => length > 0);
  const written = pieces.flatMap((piece) => [
    Buffer.from(`${piece.length.toString(16)}\r\n`),
    piece,
    Buffer.from("\r\n"),
  ]);
  const end = transport === "chunked" ? "0\r\n\r\n" : "";
  const torn = transport === "broken chunk" ? "zz\r\nx" : end;
  return Buffer.concat([...written, Buffer.from(torn)]);
}
