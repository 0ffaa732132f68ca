import { isRemoteDemoAccess } from "../http/demo-guard.ts";
import type { RequestSource } from "../http/request-source.ts";
import { AuthError } from "./auth-error.ts";
import type { AuthServer } from "./auth-server.ts";
import { confirmEmailChange } from "./change-email.ts";
import { issueAuthorisationCode } from "./exchange-code.ts";
import {
  consumeCode,
  consumeLinkToken,
  discardTokens,
  type CodeChallenge,
  type OneTimeToken,
  type TokenType,
} from "./one-time-token.ts";
import { openSession, type OpenSession } from "./open-session.ts";
import type { Transaction } from "../../runtime/database/types.ts";

export type TokenProof = { link: string } | { email: string; code: string };

export type Redeemed =
  | { session: OpenSession; redirectTo: string }
  | { authorisationCode: string; redirectTo: string };

/** What each `type` of the wire protocol may redeem. */
export const tokenTypes = new Map<string, TokenType[]>(
  Object.entries({
    signup: ["confirmation_token"],
    invite: ["confirmation_token"],
    email: ["confirmation_token"],
    recovery: ["recovery_token"],
    email_change: ["email_change_token_new"],
  }),
);

export async function redeemToken(
  auth: AuthServer,
  { proof, types, source }: { proof: TokenProof; types: TokenType[]; source: RequestSource },
): Promise<Redeemed> {
  const outcome = await auth.db.asOwner(async (sql) => {
    const token =
      "link" in proof
        ? await consumeLinkToken(sql, { token: proof.link, types })
        : await consumeCode(auth, sql, { ...proof, types });
    // Answered, not thrown: the counted try must stay.
    if (!token || isRemoteDemoAccess(auth.siteUrl, source, token.user_id)) {
      return new AuthError("otp_expired", "Token has expired or is invalid");
    }
    const refused = await applyToken(sql, token);
    if (refused) return refused;
    const method = "otp";
    const challenge = challengeOf(token);
    // A code typed into the page that asked for it needs no detour.
    if (challenge && "link" in proof) {
      const issued = { userId: token.user_id, method, challenge };
      return {
        authorisationCode: await issueAuthorisationCode(sql, issued),
        redirectTo: token.redirect_to,
      };
    }
    const userAgent = source.headers.get("user-agent") ?? undefined;
    const session = await openSession(sql, { userId: token.user_id, method, userAgent });
    return { session, redirectTo: token.redirect_to };
  });
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

async function applyToken(sql: Transaction, token: OneTimeToken): Promise<AuthError | undefined> {
  if (token.token_type !== "email_change_token_new") {
    await confirmAddress(sql, token);
    return undefined;
  }
  const moved = { userId: token.user_id, email: token.relates_to };
  const result = await confirmEmailChange(sql, moved);
  return result === "taken"
    ? new AuthError("email_exists", "This email address belongs to another account")
    : undefined;
}

/**
 * A recovery confirms the address, too, but not a password that was set before it was confirmed, and ends the marks of all
 * devices.
 */
async function confirmAddress(sql: Transaction, token: OneTimeToken): Promise<void> {
  await sql`
    update auth.users
    set encrypted_password = case
        when ${token.pending_password}::text is not null then ${token.pending_password}
        when ${token.token_type} = 'confirmation_token' or email_confirmed_at is not null
          then encrypted_password
      end,
      email_confirmed_at = coalesce(email_confirmed_at, now()),
      devices_valid_after = case when ${token.token_type} = 'recovery_token' then now()
        else devices_valid_after end
    where id = ${token.user_id}`;
  await discardTokens(sql, { userId: token.user_id, type: "confirmation_token" });
}

function challengeOf(token: OneTimeToken): CodeChallenge | undefined {
  if (token.code_challenge === null) return undefined;
  return {
    challenge: token.code_challenge,
    method: token.code_challenge_method === "s256" ? "s256" : "plain",
  };
}
