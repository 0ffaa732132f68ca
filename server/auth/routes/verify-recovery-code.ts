import type { Context } from "hono";
import { z } from "zod";
import { recoveryCodeLabels } from "../../../content/mail.ts";
import { enqueueMail } from "../../../services/mail/enqueue-mail.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { enforceLimits, refundAttempts, type CountedAttempt } from "../enforce-limit.ts";
import { lockFactors } from "../factor.ts";
import { presentSession } from "../open-session.ts";
import { endWeakerSessions, raiseSession } from "../raise-session.ts";
import { countRecoveryCodes, takeRecoveryCode } from "../recovery-code.ts";
import { parseBody } from "../request-body.ts";
import { requireUser } from "../require-user.ts";

export const bodySchema = z.object({ code: z.string().max(100) });

/** In place of the code that the lost device would show. The owner is told: it may be somebody who found the codes. */
export async function verifyRecoveryCode(auth: AuthServer, context: Context): Promise<Response> {
  const caller = await requireUser(auth, context);
  const { user } = caller;
  const { code } = await parseBody(context, bodySchema);
  const tries: CountedAttempt[] = [{ limit: "factorTriesPerAccount", subject: user.id }];
  await enforceLimits(auth, tries);
  const opened = await auth.db.asOwner(async (sql) => {
    await lockFactors(sql, user.id);
    if (!(await takeRecoveryCode(auth, sql, { userId: user.id, typed: code }))) {
      throw new AuthError("mfa_verification_failed", "Invalid recovery code entered");
    }
    await refundAttempts(auth, sql, tries);
    await endWeakerSessions(sql, caller);
    const left = await countRecoveryCodes(sql, user.id);
    await enqueueMail(sql, {
      to: user.email,
      template: "recovery-code-used",
      data: { fields: [{ label: recoveryCodeLabels.left, value: String(left?.remaining ?? 0) }] },
    });
    return raiseSession(sql, caller, "mfa/recovery_code");
  });
  context.header("Cache-Control", "no-store");
  return context.json(await presentSession(auth, opened));
}
