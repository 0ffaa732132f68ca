import { brotliDecompressSync, gunzipSync } from "node:zlib";

export type Answer = {
  status: number;
  /** As it came, without the empty line at its end; a character for each byte. */
  head: string;
  headers: Map<string, string>;
  /** Neither in chunks nor compressed. */
  body: Buffer;
};

const headEnd = "\r\n\r\n";

/** The last answer in these bytes, or undefined where it is not whole yet. */
export function readAnswer(bytes: Buffer, { method, isEnded }: Reading): Answer | undefined {
  const end = bytes.indexOf(headEnd);
  if (end < 0) return undefined;
  const head = bytes.toString("latin1", 0, end);
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0);
  const rest = bytes.subarray(end + headEnd.length);
  // 100 and 103 announce another answer; 101 is the last that is HTTP.
  if (status >= 100 && status < 200 && status !== 101) {
    return readAnswer(rest, { method, isEnded });
  }
  const headers = readHeaders(head);
  const isBodiless = method === "HEAD" || status === 101 || status === 204 || status === 304;
  const body = isBodiless ? Buffer.alloc(0) : readBody(rest, headers, isEnded);
  return body && { status, head, headers, body: decompress(body, headers) };
}

type Reading = { method: string; isEnded: boolean };

function readHeaders(head: string): Map<string, string> {
  const [, ...lines] = head.split("\r\n");
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

function readBody(
  bytes: Buffer,
  headers: Map<string, string>,
  isEnded: boolean,
): Buffer | undefined {
  if (headers.get("transfer-encoding") === "chunked") return readChunks(bytes);
  const length = headers.get("content-length");
  if (length === undefined) return isEnded ? bytes : undefined;
  return bytes.length >= Number(length) ? bytes.subarray(0, Number(length)) : undefined;
}

function readChunks(bytes: Buffer): Buffer | undefined {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = bytes.indexOf("\r\n", at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.toString("latin1", at, lineEnd), 16);
    const start = lineEnd + 2;
    if (bytes.length < start + size + 2) return undefined;
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(bytes.subarray(start, start + size));
    at = start + size + 2;
  }
}

function decompress(body: Buffer, headers: Map<string, string>): Buffer {
  const encoding = headers.get("content-encoding");
  // A part of a compressed file is no compressed file.
  if (body.length === 0 || headers.has("content-range")) return body;
  if (encoding === "gzip") return gunzipSync(body);
  return encoding === "br" ? brotliDecompressSync(body) : body;
}
