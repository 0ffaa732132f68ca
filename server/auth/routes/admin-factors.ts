import type { Context } from "hono";
import { enqueueMail } from "../../../services/mail/enqueue-mail.ts";
import { findAnyUser, lockUser, readUserId } from "../admin-user.ts";
import type { AuthServer } from "../auth-server.ts";
import {
  isWorkingApp,
  listFactors,
  lockFactors,
  presentFactor,
  readFactorId,
  removeFactors,
  unknownFactor,
} from "../factor.ts";
import { logAdminAction } from "../log-admin-action.ts";

export async function listUserFactors(auth: AuthServer, context: Context): Promise<Response> {
  const id = readUserId(context);
  const factors = await auth.db.asOwner(async (sql) => {
    await findAnyUser(sql, id);
    return listFactors(sql, id);
  });
  return context.json(factors.map(presentFactor));
}

/** With the last one goes what the sessions have shown: they end, and the owner is told. */
export async function removeUserFactor(auth: AuthServer, context: Context): Promise<Response> {
  const userId = readUserId(context);
  const factorId = readFactorId(context);
  const removed = await auth.db.asOwner(async (sql) => {
    const user = await lockUser(sql, userId);
    const held = await lockFactors(sql, userId);
    const factor = held.find(({ id }) => id === factorId);
    if (!factor) throw unknownFactor();
    await removeFactors(sql, userId, [factorId]);
    if (held.some(isWorkingApp) && !(await listFactors(sql, userId)).some(isWorkingApp)) {
      await sql`delete from auth.sessions where user_id = ${userId}`;
      await enqueueMail(sql, { to: user.email, template: "second-factor-reset", data: {} });
    }
    await logAdminAction(sql, "remove_factor", { userId });
    return factor;
  });
  return context.json(presentFactor(removed));
}
