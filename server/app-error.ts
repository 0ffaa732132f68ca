export type ErrorCode =
  | "bad_request"
  | "not_found"
  | "method_not_allowed"
  | "request_timeout"
  | "uri_too_long"
  | "range_not_satisfiable"
  | "expectation_failed"
  | "headers_too_large"
  | "internal"
  | "unavailable";

/** A failure the server names to its caller. The message is public unless the status is 500. */
export class AppError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "AppError";
    this.code = code;
  }
}
