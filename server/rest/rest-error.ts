import { AppError } from "../../runtime/errors/app-error.ts";

/** Words, or one object for each of the choices that there are. */
type Details = string | Record<string, string>[] | null;

/** A refusal in PostgREST's shape. */
export class RestError extends AppError {
  declare readonly status: number;
  readonly details: Details;
  readonly hint: string | null;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    message: string,
    more: {
      details?: Details;
      hint?: string | null;
      headers?: Record<string, string>;
      cause?: unknown;
    } = {},
  ) {
    super(code, message, { cause: more.cause, status });
    this.name = "RestError";
    this.details = more.details ?? null;
    this.hint = more.hint ?? null;
    this.headers = more.headers ?? {};
  }
}

export function parseError(message: string, details?: string): RestError {
  return new RestError(400, "PGRST100", message, { details: details ?? null });
}

/** PostgREST knows it, this server does not: said by name, so that nobody waits for an effect. */
export function unsupported(what: string): RestError {
  return new RestError(400, "PGRST100", `${what} is not supported`);
}

export function unknownColumn(column: string, table: string): RestError {
  return new RestError(
    400,
    "PGRST204",
    `Could not find the '${column}' column of '${table}' in the schema cache`,
  );
}
