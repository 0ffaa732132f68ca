import { type AuthError, isAuthRetryableFetchError } from "@supabase/auth-js";
import { authFailures, type FailureWords, usualFailures } from "../../content/auth.ts";
import { formatTime } from "../../content/dates.ts";
import { describeWait, someTime } from "../../content/waiting-time.ts";
import { findWaitEnd } from "../data/noted-wait.ts";

/** The backend's own message, unless a plainer one helps more: those given, or the usual. */
export function explainAuthError(error: AuthError, words: FailureWords = usualFailures): string {
  if (isAuthRetryableFetchError(error))
    return navigator.onLine ? authFailures.unreachable : authFailures.offline;
  const code = error.code ?? (error.status === 429 ? "over_request_rate_limit" : "");
  const say = words.get(code) ?? usualFailures.get(code);
  return say ? say(readWait()) : error.message;
}

function readWait() {
  const end = findWaitEnd();
  if (end === undefined) return { wait: someTime };
  return { wait: describeWait((end - Date.now()) / 1000), until: formatTime(end) };
}
