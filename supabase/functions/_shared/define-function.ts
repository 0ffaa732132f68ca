import { AppError } from "../../../server/app-error.ts";
import { toAppError } from "../../../server/database/to-app-error.ts";
import { answerPreflight } from "./cors.ts";
import { currentHost } from "./host.ts";
import { respondError } from "./respond.ts";

export type Handler = (request: Request) => Promise<Response>;

const retrySeconds = 2;
const unavailableCodes = new Set(["database_unavailable", "unavailable"]);

/** What every function does alike: preflight, its one method, and JSON for whatever goes wrong. */
export function defineFunction(method: "GET" | "POST", handle: Handler): Handler {
  return async (request) => {
    if (request.method === "OPTIONS") return answerPreflight();
    if (request.method !== method) return respondError(405, `Use ${method}.`);
    try {
      return await handle(request);
    } catch (error) {
      return explain(toAppError(error));
    }
  };
}

function explain(error: unknown): Response {
  if (error instanceof AppError && unavailableCodes.has(error.code)) {
    return respondError(503, error.message, { retryAfterSeconds: retrySeconds });
  }
  if (error instanceof AppError && error.code === "session_not_found") {
    return respondError(401, error.message);
  }
  const host = currentHost();
  if (host) host.onUnexpected(error);
  else console.error(error);
  return respondError(500, "Something went wrong on our side. Please try again.");
}
