import { z } from "zod";
import { RestError } from "./rest-error.ts";

/** What SQL may set to have a say in the answer, as two more columns of a statement. */
export const responseSettings =
  "nullif(current_setting('response.status', true), '') as status, nullif(current_setting('response.headers', true), '') as headers";

export type ResponseSettings = { status: string | null; headers: string | null };

const headersSchema = z.array(
  z.record(z.string(), z.string()).refine((header) => Object.keys(header).length === 1),
);
// How long a body is, and how it is sent, the server alone can know.
const ofTheServer = new Set(["content-length", "transfer-encoding", "connection"]);
const withoutBody = new Set([204, 205, 304]);

/** The same answer with the status and the headers that SQL has set; a header of this name that was there gives way. */
export function applySettings(response: Response, settings: ResponseSettings): Response {
  if (settings.status === null && settings.headers === null) return response;
  const status = settings.status === null ? response.status : readStatus(settings.status);
  const headers = readHeaders(settings.headers ?? "[]");
  for (const [name, value] of response.headers) if (!headers.has(name)) headers.append(name, value);
  return new Response(hasBody(status) ? response.body : null, { status, headers });
}

export function hasBody(status: number): boolean {
  return !withoutBody.has(status);
}

/** Others cannot be sent. */
export function isStatus(status: number): boolean {
  return Number.isInteger(status) && status >= 200 && status <= 599;
}

function readStatus(text: string): number {
  const status = Number(/^\d+/.exec(text)?.[0] ?? "0");
  if (isStatus(status)) return status;
  throw new RestError(500, "PGRST112", "response.status guc must be a valid status code");
}

function readHeaders(text: string): Headers {
  try {
    const headers = new Headers();
    const given = headersSchema.parse(JSON.parse(text));
    for (const [name, value] of given.flatMap((header) => Object.entries(header))) {
      if (!ofTheServer.has(name.toLowerCase())) headers.append(name, value);
    }
    return headers;
  } catch (cause) {
    const message =
      "response.headers guc must be a JSON array composed of objects with a single key and a string value";
    throw new RestError(500, "PGRST111", message, { cause });
  }
}
