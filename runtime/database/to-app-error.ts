import { AppError } from "../errors/app-error.ts";

// Connection exceptions, too many connections, and a server that stops or starts.
const unavailableStates = /^(08...|53300|57P0[1-4])$/;
const unavailableDriverCodes =
  /^(CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EACCES)$/;

/** Raised by `private.require_session`. */
const sessionNotFoundState = "KL001";

/** Names the two failures that belong to no statement: a database that is away, and a session that has ended. */
export function toAppError(error: unknown): unknown {
  const code = readCode(error);
  if (code === sessionNotFoundState) {
    return new AppError("session_not_found", "The session of this token has ended.", {
      cause: error,
    });
  }
  if (unavailableStates.test(code) || unavailableDriverCodes.test(code)) {
    return new AppError("database_unavailable", "The database cannot be reached right now.", {
      cause: error,
    });
  }
  return error;
}

function readCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : "";
}
