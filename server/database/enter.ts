import { AppError } from "../app-error.ts";
import type { Opening } from "./run-transaction.ts";

export type Caller = {
  role: "anon" | "authenticated" | "service_role";
  claims: Record<string, unknown> | null;
};

/** What policies and functions may want to know of the request, and whether it may write. */
export type RequestInfo = { method?: string; path?: string; readOnly?: boolean };

const statementTimeout: Record<Caller["role"], string> = {
  anon: "3s",
  authenticated: "8s",
  service_role: "30s",
};

/**
 * Role, claims and the check that the token's session still lives, in one statement. The role comes last: everything
 * before it runs as the login role. All of it is local to the transaction.
 */
export function enterAsCaller(caller: Caller, request: RequestInfo = {}): Opening {
  const sessionId = readSessionId(caller);
  const claims = JSON.stringify(caller.claims ?? { role: caller.role });
  return {
    begin: request.readOnly ? "begin read only" : "begin",
    enter: (sql) => sql`
      select
        private.require_session(${sessionId}::uuid),
        set_config('request.jwt.claims', ${claims}, true),
        set_config('request.method', ${request.method ?? ""}, true),
        set_config('request.path', ${request.path ?? ""}, true),
        set_config('statement_timeout', ${statementTimeout[caller.role]}, true),
        set_config('role', ${caller.role}, true)`,
  };
}

export const enterAsServer: Opening = {
  begin: "begin",
  enter: (sql) => sql`select set_config('role', 'kinolume_server', true)`,
};

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A signed-in caller without a session could never be signed out, so there is none. */
function readSessionId({ role, claims }: Caller): string | null {
  const sessionId = claims?.["session_id"];
  if (typeof sessionId === "string" && uuid.test(sessionId)) return sessionId;
  if (sessionId === undefined && role !== "authenticated") return null;
  throw new AppError("session_not_found", "The token names no session.");
}
