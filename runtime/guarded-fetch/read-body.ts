import type { IncomingMessage } from "node:http";
import { pipeline, type Readable, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { FetchError } from "./fetch-error.ts";

const decoders = new Map<string, () => Transform>(
  Object.entries({
    gzip: createGunzip,
    "x-gzip": createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  }),
);

/** The body as it unfolds, never more than `maxBytes` of it: a small file can hold a large one. */
export async function readBody(message: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of unfold(message)) {
      if (!(chunk instanceof Uint8Array)) throw new TypeError("The body came as text.");
      size += chunk.byteLength;
      if (size > maxBytes)
        throw new FetchError("size", `The answer is larger than ${maxBytes} bytes.`);
      chunks.push(chunk);
    }
  } finally {
    message.destroy();
  }
  return Buffer.concat(chunks);
}

function unfold(message: IncomingMessage): Readable {
  const encoding = message.headers["content-encoding"]?.trim().toLowerCase() ?? "";
  const create = decoders.get(encoding);
  if (create) return pipeline(message, create(), () => undefined);
  if (encoding === "" || encoding === "identity") return message;
  throw new FetchError("unreachable", "The answer came in an encoding nobody asked for.");
}
