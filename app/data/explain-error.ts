import { backendFailures } from "../../content/backend.ts";

const policyRefusal = /^new row violates row-level security policy|^permission denied for /;

/** Why a call came to nothing, in words for whoever made it. */
export function explainError(error: unknown): string {
  if (isUnanswered(error))
    return navigator.onLine ? backendFailures.unreachable : backendFailures.offline;
  const words = isObject(error) && "message" in error ? String(error.message) : String(error);
  // PostgreSQL's own words, where a policy has refused: a role was taken away while the page was open.
  return policyRefusal.test(words) ? backendFailures.notAllowed : words;
}

/** The browser's own error, or what the client library made of it: whatever the backend refuses has a code. */
function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError || (isObject(error) && "code" in error && error.code === "");
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
