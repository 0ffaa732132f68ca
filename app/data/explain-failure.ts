import { backendFailures } from "../../content/backend.ts";

/** Why a call came to nothing, in words for whoever made it. */
export function explainFailure(error: unknown): string {
  const message = readMessage(error);
  // Where nobody answered, the client library hands on the browser's own error by its name.
  if (/^\w*Error: /.test(message) || error instanceof TypeError)
    return navigator.onLine ? backendFailures.unreachable : backendFailures.offline;
  return message;
}

function readMessage(error: unknown): string {
  if (typeof error === "object" && error !== null && "message" in error)
    return String(error.message);
  return String(error);
}
