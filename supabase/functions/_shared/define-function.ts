import { toAppError } from "../../../runtime/database/to-app-error.ts";
import { isUnstorable, unstorableMessage } from "../../../runtime/database/is-unstorable.ts";
import { AppError } from "../../../runtime/errors/app-error.ts";
import { answerPreflight } from "../../../runtime/http/cors.ts";
import { respondError } from "../../../runtime/http/respond.ts";
import type { RequestContext } from "../../../services/context.ts";
import { requestAnswers } from "../../../content/request-answers.ts";

export type Handler = (request: Request, context: RequestContext) => Promise<Response>;

const retrySeconds = 2;
const unavailableCodes = new Set(["database_unavailable", "unavailable"]);

/** What every function does alike: preflight, its one method, and JSON for whatever goes wrong. */
export function defineFunction(method: "GET" | "POST", handle: Handler): Handler {
  return async (request, context) => {
    if (request.method === "OPTIONS") return answerPreflight();
    if (request.method !== method) return respondError(405, `Use ${method}.`);
    try {
      return await handle(request, context);
    } catch (error) {
      return explain(toAppError(error), context);
    }
  };
}

function explain(error: unknown, { report }: RequestContext): Response {
  if (error instanceof AppError && unavailableCodes.has(error.code)) {
    return respondError(503, error.message, { retryAfterSeconds: retrySeconds });
  }
  if (error instanceof AppError && error.code === "session_not_found") {
    return respondError(401, error.message);
  }
  if (isUnstorable(error)) return respondError(400, unstorableMessage);
  report(error);
  return respondError(500, requestAnswers.failed);
}
