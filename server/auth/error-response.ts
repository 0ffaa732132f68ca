import type { Context } from "hono";
import { AppError } from "../../runtime/errors/app-error.ts";
import { AuthError, authStatusOf } from "./auth-error.ts";

const apiVersionHeader = "X-Supabase-Api-Version";
const codesVersion = "2024-01-01";
const databaseRetrySeconds = 2;

/** GoTrue's two error shapes: `{code, message}` since API version 2024-01-01, the older one without it. */
export function errorResponse(context: Context, error: AppError): Response {
  const status = error instanceof AuthError ? error.status : authStatusOf(error.code);
  const retryAfter = retryAfterOf(error);
  if (retryAfter !== undefined) context.header("Retry-After", String(retryAfter));
  context.header("Cache-Control", "no-store");
  const weakness =
    error instanceof AuthError && error.reasons
      ? { weak_password: { reasons: error.reasons } }
      : {};
  const asked = context.req.header(apiVersionHeader);
  if (asked !== undefined && asked >= codesVersion) {
    context.header(apiVersionHeader, codesVersion);
    return context.json({ code: error.code, message: error.message, ...weakness }, status);
  }
  return context.json(
    { code: status, error_code: error.code, msg: error.message, ...weakness },
    status,
  );
}

/** What a person may see of any failure; the rest is for the log. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError && authStatusOf(error.code) !== 500) return error;
  return new AuthError("unexpected_failure", "Unexpected failure, please try again later", {
    cause: error,
  });
}

function retryAfterOf(error: AppError): number | undefined {
  if (error instanceof AuthError) return error.retryAfterSeconds;
  return error.code === "database_unavailable" ? databaseRetrySeconds : undefined;
}
