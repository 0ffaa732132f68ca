import { readLimitedBody } from "../../runtime/http/read-limited-body.ts";
import { RestError } from "./rest-error.ts";

const maxBytes = 1024 * 1024;

export async function readRestBody(request: Request): Promise<string> {
  const body = await readLimitedBody(request, maxBytes);
  if (body) return body.toString("utf8");
  throw new RestError(413, "PGRST102", `The request is larger than ${maxBytes} bytes`);
}

export function requireJson(request: Request): void {
  const given = request.headers.get("content-type");
  if (given !== null && /^application\/(vnd\.pgrst\.[a-z.]+\+)?json\s*(;|$)/i.test(given)) return;
  const shown = (given ?? "none").slice(0, 100);
  throw new RestError(415, "PGRST102", `Content-Type not acceptable: ${shown}`);
}
