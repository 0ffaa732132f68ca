import type { Context } from "hono";
import { z } from "zod";
import { AuthError } from "./auth-error.ts";
import type { CodeChallenge } from "./one-time-token.ts";

/** Reads the JSON body by a schema; a wrong one is named by its field. */
export async function readBody<T extends z.ZodType>(
  context: Context,
  schema: T,
): Promise<z.infer<T>> {
  let body: unknown;
  try {
    body = await context.req.json();
  } catch (cause) {
    throw new AuthError("bad_json", "Could not parse request body as JSON", { cause });
  }
  return parseFields(schema, body);
}

/** The same for endpoints that need nothing said. */
export async function readOptionalBody<T extends z.ZodType>(
  context: Context,
  schema: T,
): Promise<z.infer<T>> {
  return (await context.req.text()) === "" ? parseFields(schema, {}) : readBody(context, schema);
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

// No quotes, spaces or control characters: what stands here ends up in a mail header.
const address =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

export function parseEmail(given: string): string {
  const email = given.trim().toLowerCase();
  if (email.length > 254 || !address.test(email)) {
    throw new AuthError("validation_failed", "Unable to validate email address: invalid format");
  }
  return email;
}

const metadataLength = 16_384;
// What PostgreSQL's jsonb cannot hold: NUL, and halves of surrogate pairs.
const unstorable = /\\u(?:0000|d[89a-f][0-9a-f]{2})/i;

export const metadataField = z
  .record(z.string(), z.json())
  .refine((data) => JSON.stringify(data).length <= metadataLength, "is too large")
  .refine((data) => !unstorable.test(JSON.stringify(data)), "contains characters not allowed");

/** A name that is kept and written into an address: neither takes NUL or half a surrogate pair. */
export const nameField = z
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
