import type { Context } from "hono";
import type { AuthServer } from "./auth-server.ts";
import { findMark, isKnownTo } from "./device-mark.ts";
import { countNetwork, type CountedAttempt } from "./enforce-limit.ts";
import type { UserRow } from "./user.ts";

/** What one password typed for this address counts for, be it to sign in or before a change. */
export function passwordTries(
  auth: AuthServer,
  context: Context,
  { email, user }: { email: string; user: UserRow | undefined },
): CountedAttempt[] {
  const mark = findMark(auth, context, email);
  return [
    // Whoever knows an address can use up its tries, but not those of its owner's devices.
    mark && isKnownTo(user, mark)
      ? { limit: "passwordTriesPerDevice", subject: mark.nonce }
      : { limit: "passwordTriesPerAddress", subject: email },
    countNetwork(auth, context, "passwordTriesPerNetwork"),
  ];
}
