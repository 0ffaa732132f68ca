import { enqueueMail } from "../../services/mail/enqueue-mail.ts";
import type { AuthServer } from "./auth-server.ts";
import { takeAllowance } from "./enforce-limit.ts";
import { mailLink } from "./mail-link.ts";
import { hideAccountExistence } from "./hide-account-existence.ts";
import {
  findRecoveryLink,
  keyOfLink,
  renewRecoveryLink,
  type RecoveryLink,
} from "./recovery-link.ts";
import { redirectTarget } from "./redirect-target.ts";
import { findUserByEmail } from "./user.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/**
 * Mails the link that was asked for, the same one each time, and answers 0; or the seconds to wait, for every address
 * alike. Whoever has to wait holds a link that works in any browser: one who has used it meanwhile is sent another.
 */
export async function sendRecovery(
  auth: AuthServer,
  sql: Transaction,
  { email, requested }: { email: string; requested: RecoveryLink },
): Promise<number> {
  const { link, linkKey, wait } = await allowLink(auth, sql, email, requested);
  const user = await findUserByEmail(sql, email);
  const owner = { userId: user?.id ?? null, email };
  const id = await findRecoveryLink(sql, owner, linkKey);
  const isDue = user !== undefined && (wait === 0 || id === undefined);
  await hideAccountExistence(sql, isDue, async () => {
    const { token, code } = await renewRecoveryLink(auth, sql, owner, { id, linkKey, link });
    await sql`update auth.users set recovery_sent_at = now() where id = ${owner.userId}`;
    const { redirectTo } = link;
    await enqueueMail(sql, {
      to: email,
      template: "recover-password",
      data: { link: mailLink(auth, { token, type: "recovery", redirectTo }), code },
    });
  });
  return wait;
}

type Allowed = { link: RecoveryLink; linkKey: string; wait: number };

/**
 * The plain link leads to the site and opens in any browser. Everything else, which may be a stranger's request and of no use
 * to the owner, has an allowance of its own; beyond it the plain link goes instead.
 */
async function allowLink(
  auth: AuthServer,
  sql: Transaction,
  email: string,
  requested: RecoveryLink,
): Promise<Allowed> {
  const plain = { redirectTo: redirectTarget(auth), challenge: undefined };
  const isPlain = !requested.challenge && requested.redirectTo === plain.redirectTo;
  const take = (limit: "recoveriesPerAddress" | "otherRecoveriesPerAddress") =>
    takeAllowance(auth, sql, { limit, subject: email });
  const otherWait = isPlain ? Infinity : await take("otherRecoveriesPerAddress");
  if (otherWait === 0) return { link: requested, linkKey: keyOfLink(requested), wait: 0 };
  const wait = await take("recoveriesPerAddress");
  return { link: plain, linkKey: "", wait: Math.min(wait, otherWait) };
}
