import { AppError } from "../app-error.ts";
import { retrySeconds, statusOf } from "../error-response.ts";

/** An expected failure in storage-api's words: `code` and `error` are what its clients compare. */
export class StorageError extends Error {
  readonly status: number;
  readonly code: string;
  readonly error: string;
  /** The rest of the request was not read: the connection cannot be used again. */
  readonly isUnread: boolean;

  constructor(
    [status, code, error]: readonly [number, string, string],
    message: string,
    options: { cause?: unknown; isUnread?: boolean } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = "StorageError";
    this.status = status;
    this.code = code;
    this.error = error;
    this.isUnread = options.isUnread ?? false;
  }
}

const kinds = {
  invalidRequest: [400, "InvalidRequest", "Bad Request"],
  invalidKey: [400, "InvalidKey", "InvalidKey"],
  invalidSignature: [400, "InvalidSignature", "InvalidSignature"],
  expiredToken: [400, "ExpiredToken", "ExpiredToken"],
  accessDenied: [403, "AccessDenied", "Unauthorized"],
  noSuchBucket: [404, "NoSuchBucket", "Bucket not found"],
  noSuchKey: [404, "NoSuchKey", "not_found"],
  duplicate: [409, "KeyAlreadyExists", "Duplicate"],
  tooLarge: [413, "EntityTooLarge", "Payload too large"],
  quotaExceeded: [413, "QuotaExceeded", "Payload too large"],
  invalidType: [415, "InvalidMimeType", "invalid_mime_type"],
  invalidRange: [416, "InvalidRange", "invalid_range"],
  notSupported: [501, "NotSupported", "Not Supported"],
} as const;

type ErrorKind = keyof typeof kinds;

export function storageError(
  kind: ErrorKind,
  message: string,
  options?: { cause?: unknown; isUnread?: boolean },
): StorageError {
  return new StorageError(kinds[kind], message, options);
}

export function noSuchKey(): StorageError {
  return storageError("noSuchKey", "Object not found");
}

/** Null where the failure is the server's own. */
export function toStorageError(error: unknown, isAnonymous: boolean): StorageError | null {
  if (error instanceof StorageError) return error;
  if (error instanceof AppError) {
    const status = statusOf(error);
    const name = status === 401 ? "Unauthorized" : "Error";
    const code = status === 401 ? "InvalidJWT" : error.code;
    return status === 500 ? null : new StorageError([status, code, name], error.message);
  }
  const state = error instanceof Error && "code" in error ? error.code : undefined;
  if (state === "42501") {
    const message = "new row violates row-level security policy";
    const status = isAnonymous ? 401 : 403;
    return new StorageError([status, "AccessDenied", "Unauthorized"], message, { cause: error });
  }
  if (state === "23505") {
    return storageError("duplicate", "The resource already exists", { cause: error });
  }
  return null;
}

export function respondWithStorageError(
  error: StorageError,
  headers: Record<string, string>,
): Response {
  const body = JSON.stringify({
    statusCode: String(error.status),
    error: error.error,
    code: error.code,
    message: error.message,
  });
  return new Response(body, {
    status: error.status,
    headers: {
      ...headers,
      "content-type": "application/json",
      "cache-control": "no-store",
      ...(error.status === 503 && { "retry-after": retrySeconds }),
      ...(error.isUnread && { connection: "close" }),
    },
  });
}
