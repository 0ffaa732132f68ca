import type { Context } from "hono";
import {
  refundToken,
  networkOf,
  rateLimitKey,
  takeAllowed,
  takeToken,
  type TokenBucket,
} from "../../runtime/rate-limit/take-token.ts";
import { AuthError } from "./auth-error.ts";
import type { AuthServer } from "./auth-server.ts";
import type { AuthLimits } from "./limits.ts";
import type { Transaction } from "../../runtime/database/types.ts";

export type CountedAttempt = { limit: keyof AuthLimits; subject: string };

export function countNetwork(
  auth: AuthServer,
  context: Context,
  limit: keyof AuthLimits,
): CountedAttempt {
  return { limit, subject: networkOf(auth.clientAddress(context)) };
}

type MailKind = "signup" | "resent signup" | "email_change" | "resent email_change" | "invite";

/** Each kind of mail for itself: strangers who cause the one must not keep the owner from the other. */
export function countMails(kind: MailKind, email: string): CountedAttempt {
  return { limit: "mailsPerAddress", subject: `${kind}\0${email}` };
}

/** Counts before the work, in a transaction of its own: a failure further on must not undo the count. */
export async function enforceLimits(auth: AuthServer, counted: CountedAttempt[]): Promise<void> {
  await auth.db.asOwner(async (sql) => {
    const outcomes = await Promise.all(
      counted.map(async ({ limit, subject }) => {
        const taken = await takeToken(sql, bucketOf(auth, { limit, subject }));
        return { limit, wait: taken.allowed ? 0 : taken.retryAfterSeconds };
      }),
    );
    const [longest] = outcomes.toSorted((a, b) => b.wait - a.wait);
    // Thrown here, the others' counts are undone: what one of them refuses uses up nothing of another.
    if (longest && longest.wait > 0) throw refusal(longest.limit, longest.wait);
  });
}

function refusal(limit: keyof AuthLimits, retryAfterSeconds: number): AuthError {
  return limit === "mailsPerAddress"
    ? new AuthError("over_email_send_rate_limit", "Email rate limit exceeded", {
        retryAfterSeconds,
      })
    : new AuthError("over_request_rate_limit", "Request rate limit reached", { retryAfterSeconds });
}

/**
 * Answers the seconds to wait, 0 when one was left. Counted in the transaction of the work, so that a failure uses
 * none up.
 */
export async function takeAllowance(
  auth: AuthServer,
  sql: Transaction,
  counted: CountedAttempt,
): Promise<number> {
  const taken = await takeAllowed(sql, bucketOf(auth, counted));
  return taken.allowed ? 0 : taken.retryAfterSeconds;
}

export async function refundAttempts(
  auth: AuthServer,
  sql: Transaction,
  counted: CountedAttempt[],
): Promise<void> {
  await Promise.all(counted.map((entry) => refundToken(sql, bucketOf(auth, entry).key)));
}

function bucketOf(auth: AuthServer, { limit, subject }: CountedAttempt): TokenBucket {
  return { key: rateLimitKey(auth.keyring, limit, subject), ...auth.limits[limit] };
}
