import type { Context } from "hono";
import { z } from "zod";
import { accountEmail } from "../../domain/field/email-address.ts";
import { readLimitedBody } from "../../runtime/http/read-limited-body.ts";
import { parseJson } from "../../runtime/http/parse-json.ts";
import { AuthError } from "./auth-error.ts";
import type { CodeChallenge } from "./one-time-token.ts";

const bodyBytes = 64 * 1024;

export async function readBodyText(context: Context): Promise<string> {
  const body = await readLimitedBody(context.req.raw, bodyBytes);
  if (body) return body.toString("utf8");
  throw new AuthError("request_too_large", `The request is larger than ${bodyBytes} bytes`);
}

/** Reads the JSON body by a schema; a wrong one is named by its field. */
export async function parseBody<T extends z.ZodType>(
  context: Context,
  schema: T,
): Promise<z.infer<T>> {
  return parseFields(schema, readJson(await readBodyText(context)));
}

/** The same for endpoints that need nothing said. */
export async function readOptionalBody<T extends z.ZodType>(
  context: Context,
  schema: T,
): Promise<z.infer<T>> {
  const text = await readBodyText(context);
  return parseFields(schema, text === "" ? {} : readJson(text));
}

function readJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch (cause) {
    throw new AuthError("bad_json", "Could not parse request body as JSON", { cause });
  }
}

export function parseFields<T extends z.ZodType>(schema: T, fields: unknown): z.infer<T> {
  const result = schema.safeParse(fields);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join(".");
  if (issue?.code === "unrecognized_keys") {
    throw new AuthError("validation_failed", `${issue.keys[0]?.slice(0, 50)} is not supported`);
  }
  throw new AuthError("validation_failed", field ? `${field}: ${issue?.message}` : "Invalid body");
}

export function parseEmail(given: string): string {
  const parsed = accountEmail.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new AuthError("validation_failed", "Unable to validate email address: invalid format");
}

const metadataLength = 16_384;
// What PostgreSQL's jsonb cannot hold: NUL, and halves of surrogate pairs.
const unstorable = /\\u(?:0000|d[89a-f][0-9a-f]{2})/i;

export const metadataField = z
  .record(z.string(), z.json())
  .refine((data) => JSON.stringify(data).length <= metadataLength, "is too large")
  .refine((data) => !unstorable.test(JSON.stringify(data)), "contains characters not allowed");

/** A name that is kept and written into an address: neither takes NUL or half a surrogate pair. */
export const friendlyName = z
  .string()
  .trim()
  .max(100)
  .refine((name) => name.isWellFormed() && !name.includes("\0"), "contains characters not allowed");

/** Fields that supabase-js adds when it uses the PKCE flow. */
export const challengeFields = {
  code_challenge: z
    .string()
    .regex(/^[A-Za-z0-9._~-]{43,128}$/, "must be 43 to 128 URL-safe characters")
    .nullish(),
  code_challenge_method: z
    .string()
    .toLowerCase()
    .pipe(z.enum(["s256", "plain"]))
    .nullish(),
};

export function readChallenge(body: {
  code_challenge?: string | null | undefined;
  code_challenge_method?: "s256" | "plain" | null | undefined;
}): CodeChallenge | undefined {
  if (!body.code_challenge) return undefined;
  return { challenge: body.code_challenge, method: body.code_challenge_method ?? "plain" };
}
