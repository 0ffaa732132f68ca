/**
 * An expected failure: `code` decides the response, `message` is one clear line for people and public
 * unless the status is 500.
 */
export class AppError extends Error {
  readonly code: string;

  constructor(code: string, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "AppError";
    this.code = code;
  }
}
