import { RestError } from "./rest-error.ts";

const maxBytes = 1024 * 1024;

/** The body as text, never more than 1 MB of it, whatever its length header says. */
export async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  if (!request.body) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

export function requireJson(request: Request): void {
  const given = request.headers.get("content-type");
  if (given !== null && /^application\/(vnd\.pgrst\.[a-z.]+\+)?json\s*(;|$)/i.test(given)) return;
  throw new RestError(
    415,
    "PGRST102",
    `Content-Type not acceptable: ${(given ?? "none").slice(0, 100)}`,
  );
}

function tooLarge(): RestError {
  return new RestError(413, "PGRST102", `The request is larger than ${maxBytes} bytes`);
}
