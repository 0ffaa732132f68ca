import { enqueueMail } from "../../services/mail/enqueue-mail.ts";
import { AuthError } from "./auth-error.ts";
import type { AuthServer } from "./auth-server.ts";
import { endOtherSessions } from "./end-sessions.ts";
import { enforceLimits } from "./enforce-limit.ts";
import { discardTokens } from "./one-time-token.ts";
import { requireStrongPassword } from "./password-policy.ts";
import type { UserRow } from "./user.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/** Checks the request and answers the new hash. Not inside a transaction: hashing is slow. */
export async function preparePassword(
  auth: AuthServer,
  user: UserRow,
  wanted: string,
): Promise<string> {
  requireStrongPassword(wanted);
  await enforceLimits(auth, [{ limit: "passwordTriesPerAddress", subject: user.id }]);
  const held = user.encrypted_password;
  if (held && (await auth.passwords.verify(wanted, held))) {
    throw new AuthError("same_password", "New password should be different from the old password.");
  }
  return auth.passwords.hash(wanted);
}

/** A new password ends every other session, every device's mark and every open way to set another one. */
export async function storePassword(
  sql: Transaction,
  { user, passwordHash, sessionId }: { user: UserRow; passwordHash: string; sessionId: string },
): Promise<void> {
  await sql`
    update auth.users set encrypted_password = ${passwordHash}, devices_valid_after = now()
    where id = ${user.id}`;
  await endOtherSessions(sql, { userId: user.id, keep: sessionId });
  await discardTokens(sql, { userId: user.id, type: "recovery_token" });
  await sql`delete from auth.flow_state where user_id = ${user.id}`;
  await enqueueMail(sql, { to: user.email, template: "password-changed", data: {} });
}
