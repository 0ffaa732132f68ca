import type { Context } from "hono";
import type { z } from "zod";
import type { Keyring } from "../api-keys/keyring.ts";
import { readLimitedBody } from "../../runtime/http/read-limited-body.ts";
import { parseJson } from "../../runtime/http/parse-json.ts";
import { storageError } from "./storage-error.ts";
import type { AsOwnerOfRow } from "./store-object.ts";
import type { Storage } from "./storage.ts";
import type { Caller } from "../../runtime/database/types.ts";

/** One request to /storage/v1, and what its handlers need to answer it. */
export type StorageCall = {
  context: Context;
  storage: Storage;
  signer: Pick<Keyring, "mac">;
  /** Asked only where it matters: public and signed addresses are for everybody who has them. */
  caller(): Promise<Caller>;
  headers: Record<string, string>;
};

const longestBody = 1024 * 1024;

export async function readJsonBody<T extends z.ZodType>(
  { context }: StorageCall,
  schema: T,
): Promise<z.infer<T>> {
  const body = await readLimitedBody(context.req.raw, longestBody);
  if (!body) throw storageError("tooLarge", "The request is too large.", { isUnread: true });
  return parse(schema, parseBody(body.toString("utf8")), "body");
}

export function readQuery<T extends z.ZodType>({ context }: StorageCall, schema: T): z.infer<T> {
  return parse(schema, context.req.query(), "querystring");
}

function parse<T extends z.ZodType>(schema: T, value: unknown, part: string): z.infer<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw storageError("invalidRequest", `${part}/${issue?.path.join("/")} ${issue?.message}`);
}

function parseBody(text: string): unknown {
  if (text === "") return {};
  try {
    return parseJson(text);
  } catch (cause) {
    throw storageError("invalidRequest", "The body is not JSON.", { cause });
  }
}

export function sendJson(call: StorageCall, value: unknown): Response {
  return Response.json(value, { headers: { ...call.headers, "cache-control": "no-store" } });
}

export function asCaller({ storage }: StorageCall, caller: Caller): AsOwnerOfRow {
  return (work) => storage.database.asCaller(caller, work);
}

export function ownerOf({ claims }: Caller): string | null {
  return typeof claims?.["sub"] === "string" ? claims["sub"] : null;
}
