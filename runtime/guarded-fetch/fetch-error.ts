export type FetchFailure =
  | "address" // not http(s), or one that must not be asked
  | "unreachable"
  | "time"
  | "size"
  | "redirects"
  | "status";

/** Why nothing came back, in one line that names no address of ours. */
export class FetchError extends Error {
  readonly reason: FetchFailure;
  readonly status: number | undefined;

  constructor(
    reason: FetchFailure,
    message: string,
    options: { status?: number; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "FetchError";
    this.reason = reason;
    this.status = options.status;
  }

  /** Whether the same request may well succeed later. */
  get isPassing(): boolean {
    if (this.reason === "status") return this.status === 429 || (this.status ?? 0) >= 500;
    return this.reason === "unreachable" || this.reason === "time";
  }
}
