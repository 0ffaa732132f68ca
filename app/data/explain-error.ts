import { backendFailures } from "../../content/backend.ts";

/** Why a call came to nothing, in words for whoever made it. */
export function explainError(error: unknown): string {
  if (isUnanswered(error))
    return navigator.onLine ? backendFailures.unreachable : backendFailures.offline;
  return isObject(error) && "message" in error ? String(error.message) : String(error);
}

/** The browser's own error, or what the client library made of it: whatever the backend refuses has a code. */
function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError || (isObject(error) && "code" in error && error.code === "");
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
