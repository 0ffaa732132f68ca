import { AppError } from "../../runtime/errors/app-error.ts";

const statusByCode = new Map<string, number>(
  Object.entries({
    bad_request: 400,
    bad_jwt: 401,
    invalid_api_key: 401,
    session_not_found: 401,
    cross_origin: 403,
    not_found: 404,
    method_not_allowed: 405,
    request_timeout: 408,
    payload_too_large: 413,
    uri_too_long: 414,
    unsupported_media_type: 415,
    range_not_satisfiable: 416,
    expectation_failed: 417,
    headers_too_large: 431,
    not_implemented: 501,
    database_unavailable: 503,
    unavailable: 503,
  }),
);

/** `Retry-After` while a part is unavailable: PostgreSQL restarts within a second or two. */
export const retrySeconds = "2";

/** What has no status of its own is a fault of ours. */
export function statusOf({ code, status }: AppError): number {
  return status ?? statusByCode.get(code) ?? 500;
}

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
  const status = statusOf(error);
  const message = status === 500 ? "Something went wrong on our side." : error.message;
  const body = JSON.stringify({ error: message, requestId: requestId || undefined });
  return {
    status,
    headers: {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
      "cache-control": "no-store",
      ...(status === 503 && { "retry-after": retrySeconds }),
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
