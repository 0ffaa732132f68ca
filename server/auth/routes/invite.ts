import type { Context } from "hono";
import { z } from "zod";
import type { AuthServer } from "../auth-server.ts";
import { inviteUser } from "../invite-user.ts";
import { logAdminAction } from "../log-admin-action.ts";
import { metadataField, parseBody } from "../request-body.ts";
import { requireAdmin } from "../require-admin.ts";
import { presentUser } from "../user.ts";

export const bodySchema = z.object({ email: z.string(), data: metadataField.nullish() });

/** `auth.admin.inviteUserByEmail`, for holders of the secret key; staff use the function `invite-client`. */
export async function invite(auth: AuthServer, context: Context): Promise<Response> {
  await requireAdmin(auth, context);
  const { email, data } = await parseBody(context, bodySchema);
  const redirectTo = context.req.query("redirect_to");
  const invited = await inviteUser(auth, { email, data: data ?? {}, redirectTo });
  await auth.db.asOwner((sql) => logAdminAction(sql, "invite", { userId: invited.id }));
  return context.json(presentUser(invited));
}
