import { AppError } from "../../runtime/errors/app-error.ts";
import { isUnstorable, unstorableMessage } from "../../runtime/database/is-unstorable.ts";
import { retrySeconds, statusOf } from "../http/error-response.ts";

type Details = { cause?: unknown; isUnread?: boolean; headers?: Record<string, string> };

/** A refusal in storage-api's words: `code` and `error` are what its clients compare. */
export class StorageError extends AppError {
  declare readonly status: number;
  readonly error: string;
  readonly headers: Record<string, string>;
  /** The rest of the request was not read: the connection cannot be used again. */
  readonly isUnread: boolean;

  constructor(
    [status, code, error]: readonly [number, string, string],
    message: string,
    { cause, isUnread = false, headers = {} }: Details = {},
  ) {
    super(code, message, { cause, status });
    this.name = "StorageError";
    this.error = error;
    this.headers = headers;
    this.isUnread = isUnread;
  }
}

const kinds = {
  invalidRequest: [400, "InvalidRequest", "Bad Request"],
  invalidKey: [400, "InvalidKey", "InvalidKey"],
  invalidSignature: [400, "InvalidSignature", "InvalidSignature"],
  expiredToken: [400, "ExpiredToken", "ExpiredToken"],
  accessDenied: [403, "AccessDenied", "Unauthorized"],
  notSupported: [404, "NotSupported", "Not Supported"],
  noSuchBucket: [404, "NoSuchBucket", "Bucket not found"],
  noSuchKey: [404, "NoSuchKey", "not_found"],
  duplicate: [409, "KeyAlreadyExists", "Duplicate"],
  noSuchUpload: [404, "NoSuchUpload", "Upload not found"],
  wrongOffset: [409, "InvalidUploadOffset", "Upload-Offset conflict"],
  uploadExpired: [410, "NoSuchUpload", "Upload expired"],
  wrongVersion: [412, "InvalidRequest", "Precondition Failed"],
  tooLarge: [413, "EntityTooLarge", "Payload too large"],
  quotaExceeded: [413, "QuotaExceeded", "Payload too large"],
  invalidType: [415, "InvalidMimeType", "invalid_mime_type"],
  invalidRange: [416, "InvalidRange", "invalid_range"],
  locked: [423, "ResourceLocked", "Locked"],
  diskFull: [507, "InsufficientStorage", "Insufficient Storage"],
} as const;

type ErrorKind = keyof typeof kinds;

export function storageError(kind: ErrorKind, message: string, details?: Details): StorageError {
  return new StorageError(kinds[kind], message, details);
}

export function noSuchKey(): StorageError {
  return storageError("noSuchKey", "Object not found");
}

export function diskFull(cause?: unknown): StorageError {
  return storageError("diskFull", "There is no room left for files.", { cause });
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
  if (isUnstorable(error)) {
    return storageError("invalidRequest", unstorableMessage, { cause: error });
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
  if (state === "ENOSPC") return diskFull(error);
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
      ...error.headers,
      "content-type": "application/json",
      "cache-control": "no-store",
      ...(error.status === 503 && { "retry-after": retrySeconds }),
      ...(error.isUnread && { connection: "close" }),
    },
  });
}
