import { requestAnswers } from "../../content/request-answers.ts";
import { isUnstorable, unstorableMessage } from "../../runtime/database/is-unstorable.ts";
import { AppError } from "../../runtime/errors/app-error.ts";
import type { RefusedForm } from "./answer-with-page.ts";

/** What somebody without JavaScript is told of what went wrong on our side. */
export function explainFormFailure(
  error: unknown,
  onUnexpected: (error: unknown) => void,
): RefusedForm {
  if (error instanceof AppError && error.code === "database_unavailable") {
    return { status: 503, error: error.message, fields: {}, retryAfterSeconds: 2 };
  }
  if (isUnstorable(error)) return { status: 400, error: unstorableMessage, fields: {} };
  onUnexpected(error);
  return { status: 500, error: requestAnswers.failed, fields: {} };
}
