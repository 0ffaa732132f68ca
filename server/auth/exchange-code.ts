import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { z } from "zod";
import { isRemoteDemoAccess } from "../http/demo-guard.ts";
import { sourceOf } from "../http/request-source.ts";
import { AuthError } from "./auth-error.ts";
import type { AuthServer } from "./auth-server.ts";
import { authorisationCodeSeconds } from "../api-keys/durations.ts";
import type { CodeChallenge } from "./one-time-token.ts";
import { openSession, type OpenSession } from "./open-session.ts";
import { hashToken, newOpaqueToken } from "../../runtime/tokens/opaque-token.ts";
import type { Transaction } from "../../runtime/database/types.ts";

const stateRow = z.object({
  user_id: z.string(),
  code_challenge: z.string(),
  code_challenge_method: z.enum(["s256", "plain"]),
  authentication_method: z.string(),
  is_fresh: z.boolean(),
});

/** A code that only the browser which asked for the mail can turn into a session (RFC 7636). */
export async function issueAuthorisationCode(
  sql: Transaction,
  issued: { userId: string; method: string; challenge: CodeChallenge },
): Promise<string> {
  const code = newOpaqueToken();
  await sql`
    insert into auth.flow_state (
      user_id, auth_code, code_challenge, code_challenge_method, authentication_method
    ) values (
      ${issued.userId}, ${hashToken(code)}, ${issued.challenge.challenge},
      ${issued.challenge.method}, ${issued.method}
    )`;
  return code;
}

export async function exchangeCode(
  auth: AuthServer,
  context: Context,
  { auth_code, code_verifier }: { auth_code: string; code_verifier: string },
): Promise<OpenSession> {
  const outcome = await auth.db.asOwner(async (sql) => {
    // Deleted whatever comes next: a code is tried once.
    const [row] = await sql`
      delete from auth.flow_state where auth_code = ${hashToken(auth_code)}
      returning *, created_at > now() - make_interval(secs => ${authorisationCodeSeconds}) as is_fresh`;
    const state = row === undefined ? undefined : stateRow.parse(row);
    if (!state || isRemoteDemoAccess(auth.siteUrl, sourceOf(context), state.user_id)) {
      return new AuthError("flow_state_not_found", "invalid flow state, no valid flow state found");
    }
    if (!state.is_fresh) {
      return new AuthError("flow_state_expired", "invalid flow state, flow state has expired");
    }
    if (!answersChallenge(state, code_verifier)) {
      return new AuthError(
        "bad_code_verifier",
        "code challenge does not match previously saved code verifier",
      );
    }
    return openSession(sql, {
      userId: state.user_id,
      method: state.authentication_method,
      userAgent: context.req.header("user-agent"),
    });
  });
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

function answersChallenge(state: z.infer<typeof stateRow>, verifier: string): boolean {
  const answer =
    state.code_challenge_method === "plain"
      ? verifier
      : createHash("sha256").update(verifier).digest("base64url");
  const given = Buffer.from(answer);
  const expected = Buffer.from(state.code_challenge);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
