import { AppError } from "../../runtime/errors/app-error.ts";
import type { Caller, Step, TransactionOptions } from "../../runtime/database/types.ts";

const statementTimeout: Record<Caller["role"], string> = {
  anon: "3s",
  authenticated: "8s",
  service_role: "30s",
};

/**
 * Role, claims and the check that the token's session still lives, in one statement. The role comes last: everything
 * before it runs as the login role. All of it is local to the transaction.
 */
function enterText(role: Caller["role"], besides: string, first: string): string {
  return `select ${first}, set_config('request.jwt.claims', $2, true),
    set_config('statement_timeout', '${statementTimeout[role]}', true),${besides} set_config('role', '${role}', true)`;
}

/**
 * Also clears the response settings that a function may have set for the whole session instead of its transaction.
 */
const requestText = ` set_config('request.method', $3, true), set_config('request.path', $4, true),
    set_config('request.headers', $5, true), set_config('request.cookies', $6, true),
    set_config('response.status', '', true), set_config('response.headers', '', true),`;
const readOnlyText = " set_config('transaction_read_only', 'on', true),";

const requireSession = "private.require_session($1::uuid)";
/** Who only reads cannot change what is kept about them for the transaction. */
const beginReading = "private.begin_reading($1::uuid, $2)";

function enterTexts(besides = "", first = requireSession) {
  return {
    anon: enterText("anon", besides, requireSession),
    authenticated: enterText("authenticated", besides, first),
    service_role: enterText("service_role", besides, requireSession),
  };
}

const enterAs = enterTexts();
const enterToRead = enterTexts(readOnlyText, beginReading);
const enterByHttp = enterTexts(requestText);
const enterByHttpToRead = enterTexts(requestText + readOnlyText, beginReading);

export function enterAsCaller(
  caller: Caller,
  { readOnly = false, http }: TransactionOptions = {},
): Step {
  const values = [readSessionId(caller), claimsText(caller)];
  if (!http) {
    const texts = readOnly ? enterToRead : enterAs;
    return { text: texts[caller.role], values, isPrepared: true };
  }
  const texts = readOnly ? enterByHttpToRead : enterByHttp;
  values.push(http.method, http.path, http.headers, http.cookies);
  return { text: texts[caller.role], values, isPrepared: true };
}

export const enterAsServer: Step = {
  text: "select set_config('role', 'kinolume_server', true)",
  values: [],
  isPrepared: true,
};

/** A token's claims are the same object for as long as it is known, and never change. */
const claimsTexts = new WeakMap<object, string>();

function claimsText({ role, claims }: Caller): string {
  if (!claims) return `{"role":"${role}"}`;
  let text = claimsTexts.get(claims);
  if (text === undefined) claimsTexts.set(claims, (text = JSON.stringify(claims)));
  return text;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A token without a session could never be signed out, so it is refused. */
function readSessionId({ role, claims }: Caller): string | null {
  const sessionId = claims?.["session_id"];
  if (typeof sessionId === "string" && uuid.test(sessionId)) return sessionId;
  if (sessionId === undefined && role !== "authenticated") return null;
  throw new AppError("session_not_found", "The token names no session.");
}
