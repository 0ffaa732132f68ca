/**
 * An expected failure: `code` decides the response, `message` is one clear line for people and public
 * unless the status is 500. Each protocol has its own kind and one place that makes a response of it.
 */
export class AppError extends Error {
  readonly code: string;
  /** Without one, the protocol that answers looks the code up. */
  readonly status: number | undefined;

  constructor(code: string, message: string, options: { cause?: unknown; status?: number } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.status = options.status;
  }
}
