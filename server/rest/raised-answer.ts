import { z } from "zod";
import { isStatus } from "./response-settings.ts";
import { RestError } from "./rest-error.ts";

const messageSchema = z.object({
  code: z.string(),
  message: z.string(),
  details: z.string().nullish(),
  hint: z.string().nullish(),
});
const detailSchema = z.object({
  status: z.number().refine(isStatus),
  headers: z.record(z.string(), z.string()).refine(canBeSent),
});

/** `raise sqlstate 'PGRST'`: what a function answers in place of an error, in its message and its detail. */
export function readRaisedAnswer(
  message: string,
  detail: string | null,
  cause: unknown,
): RestError {
  const words = parse(messageSchema, message);
  if (!words) {
    return malformed(
      `Invalid JSON value for MESSAGE: '${message}'`,
      "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
    );
  }
  const shape = detail === null ? null : parse(detailSchema, detail);
  if (!shape) {
    return malformed(
      detail === null
        ? "DETAIL is missing in the RAISE statement"
        : `Invalid JSON value for DETAIL: '${detail}'`,
      "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.",
    );
  }
  const { details = null, hint = null } = words;
  const more = { details, hint, headers: shape.headers, cause };
  return new RestError(shape.status, words.code, words.message, more);
}

function parse<T>(schema: z.ZodType<T>, text: string): T | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function canBeSent(headers: Record<string, string>): boolean {
  try {
    return Boolean(new Headers(headers));
  } catch {
    return false;
  }
}

function malformed(details: string, hint: string): RestError {
  const message = `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`;
  return new RestError(500, "PGRST121", message, { details, hint });
}
