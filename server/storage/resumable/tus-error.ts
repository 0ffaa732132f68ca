import { retrySeconds } from "../../http/error-response.ts";
import type { StorageError } from "../storage-error.ts";
import { tusHeaders } from "./tus-headers.ts";

/** As storage-api does where it speaks TUS: the words alone, as text. */
export function respondWithTusError(
  error: StorageError,
  headers: Record<string, string>,
): Response {
  return new Response(error.message, {
    status: error.status,
    headers: {
      ...headers,
      ...tusHeaders,
      ...error.headers,
      "content-type": "text/plain; charset=utf-8",
      ...(error.status === 503 && { "retry-after": retrySeconds }),
      ...(error.isUnread && { connection: "close" }),
    },
  });
}
