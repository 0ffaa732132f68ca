import { z } from "zod";
import { parseJson } from "../../runtime/http/parse-json.ts";
import { readParts, type Part } from "./multipart.ts";
import type { UserMetadata } from "./objects.ts";
import { storageError } from "./storage-error.ts";

/** What a client says about a file, and the file's bytes, which are still on their way. */
export type Upload = {
  type: string;
  cacheControl: string;
  userMetadata: UserMetadata;
  body: AsyncIterable<Uint8Array>;
};

const longestField = 16_384;

/** supabase-js sends a Blob as a form, and everything else as the body itself. */
export async function readUpload(request: Request): Promise<Upload> {
  if (!/^(?:identity)?$/i.test(request.headers.get("content-encoding") ?? "")) {
    throw storageError("invalidType", "Files are stored as they are: send no content-encoding.");
  }
  const type = request.headers.get("content-type") ?? "";
  const body = request.body ?? nothing();
  if (/^multipart\/form-data\b/i.test(type)) return readForm(body, type);
  return {
    type,
    cacheControl: toCacheControl(
      /\bmax-age=(\d+)/i.exec(request.headers.get("cache-control") ?? "")?.[1],
    ),
    userMetadata: toUserMetadata(decodeBase64(request.headers.get("x-metadata"))),
    body,
  };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

async function readForm(body: AsyncIterable<Uint8Array>, type: string): Promise<Upload> {
  const parts = readParts(body, type);
  const fields = new Map<string, string>();
  for (;;) {
    // Not `for await`: leaving it would end the part whose bytes are still to come.
    const next = await parts.next();
    if (next.done) throw storageError("invalidRequest", "The form holds no file.");
    if (next.value.isFile) {
      return {
        type: next.value.type ?? "",
        cacheControl: toCacheControl(fields.get("cacheControl")),
        userMetadata: toUserMetadata(fields.get("metadata")),
        body: next.value.body,
      };
    }
    fields.set(next.value.name, await readField(next.value));
  }
}

async function readField({ name, body }: Part): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > longestField) {
      throw storageError("invalidRequest", `${name.slice(0, 50)} is too long.`, { isUnread: true });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

const oneYear = 31_536_000;

export function toCacheControl(seconds: string | undefined): string {
  if (seconds === undefined || !/^\d+$/.test(seconds)) return "no-cache";
  return `max-age=${Math.min(Number(seconds), oneYear)}`;
}

function decodeBase64(text: string | null): string | undefined {
  return text === null ? undefined : Buffer.from(text, "base64").toString("utf8");
}

const userMetadata = z.record(z.string(), z.json());

export function toUserMetadata(text: string | undefined): UserMetadata {
  if (text === undefined) return null;
  try {
    return userMetadata.parse(parseJson(text));
  } catch (cause) {
    throw storageError("invalidRequest", "The metadata must be a JSON object.", { cause });
  }
}
