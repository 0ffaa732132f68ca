import { DatabaseError } from "pg";
import postgres from "postgres";
import { AppError } from "../../runtime/errors/app-error.ts";
import { readRaisedAnswer } from "./raised-answer.ts";
import { isStatus } from "./response-settings.ts";
import { RestError } from "./rest-error.ts";
import type { Caller } from "../../runtime/database/types.ts";

/** PostgREST's table, with the classes that mean "try again" as 503. First match wins; what is not here is the caller's. */
const statuses: [RegExp, number][] = [
  [/^08|^53|^57P/, 503],
  [/^40/, 503],
  [/^57014$/, 504],
  [/^0L|^0P|^28/, 403],
  [/^23503$|^23505$/, 409],
  [/^25006$/, 405],
  [/^P0001$/, 400],
  [/^42883$|^42P01$/, 404],
  [/^42P17$/, 500],
  [/^54/, 413],
  [/^$|^09|^25|^26|^2D|^38|^39|^3B|^55|^57|^58|^F0|^HV|^P0|^PT|^XX/, 500],
];

const refusals = new Map<string, { status: number; code: string }>(
  Object.entries({
    bad_request: { status: 400, code: "PGRST102" },
    bad_jwt: { status: 401, code: "PGRST301" },
    session_not_found: { status: 401, code: "PGRST303" },
    invalid_api_key: { status: 401, code: "invalid_api_key" },
    database_unavailable: { status: 503, code: "PGRST000" },
  }),
);

/** What the caller may see of any failure; null means that it is ours, and for the log. */
export function toRestError(error: unknown, role: Caller["role"] | null): RestError | null {
  if (error instanceof RestError) return error;
  if (error instanceof postgres.PostgresError || error instanceof DatabaseError) {
    return fromPostgres(error, role);
  }
  const refusal = error instanceof AppError ? refusals.get(error.code) : undefined;
  if (!refusal || !(error instanceof AppError)) return null;
  return new RestError(refusal.status, refusal.code, error.message, { cause: error });
}

function fromPostgres(
  error: postgres.PostgresError | DatabaseError,
  role: Caller["role"] | null,
): RestError {
  const { code = "" } = error;
  if (code === "PGRST") return readRaisedAnswer(error.message, error.detail ?? null, error);
  return new RestError(statusOf(code, role), code, error.message, {
    details: error.detail ?? null,
    hint: error.hint ?? null,
    cause: error,
  });
}

function statusOf(code: string, role: Caller["role"] | null): number {
  if (code === "42501") return role === "anon" ? 401 : 403;
  // `raise sqlstate 'PT402'`: a function names the status itself.
  const raised = Number(/^PT(\d{3})$/.exec(code)?.[1]);
  if (isStatus(raised)) return raised;
  return statuses.find(([pattern]) => pattern.test(code))?.[1] ?? 400;
}
