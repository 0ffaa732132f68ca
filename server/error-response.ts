import { AppError, type ErrorCode } from "./app-error.ts";

export const statusByCode = {
  bad_request: 400,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  uri_too_long: 414,
  range_not_satisfiable: 416,
  expectation_failed: 417,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
} satisfies Record<ErrorCode, number>;

export type ErrorAnswer = { status: number; headers: Record<string, string>; body: string };

export function toAppError(error: unknown): AppError {
  return error instanceof AppError
    ? error
    : new AppError("internal", "The request failed", { cause: error });
}

/** The one shape of an error on the wire, whichever layer of the server sends it. */
export function describeError(
  error: AppError,
  requestId: string,
  headers: Record<string, string> = {},
): ErrorAnswer {
  // What broke inside is for the log; the caller gets the id to find it there.
  const message = error.code === "internal" ? "Something went wrong on our side." : error.message;
  const body = JSON.stringify({ error: message, requestId: requestId || undefined });
  return {
    status: statusByCode[error.code],
    headers: {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
      "cache-control": "no-store",
      ...headers,
    },
    body,
  };
}

export function toErrorResponse(
  error: AppError,
  requestId: string,
  headers?: Record<string, string>,
): Response {
  const answer = describeError(error, requestId, headers);
  return new Response(answer.body, { status: answer.status, headers: answer.headers });
}
