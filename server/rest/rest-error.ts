import { AppError } from "../app-error.ts";

export type ErrorBody = {
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
};

/** A refusal in PostgREST's shape. */
export class RestError extends AppError {
  readonly status: number;
  readonly details: string | null;
  readonly hint: string | null;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { details?: string | null; hint?: string | null; cause?: unknown } = {},
  ) {
    super(code, message, more.cause === undefined ? undefined : { cause: more.cause });
    this.name = "RestError";
    this.status = status;
    this.details = more.details ?? null;
    this.hint = more.hint ?? null;
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
