import type { Context } from "hono";
import { z } from "zod";
import { resolveCaller } from "../../api-keys/resolve-caller.ts";
import { sourceOf } from "../../request-source.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { inviteUser } from "../invite-user.ts";
import { metadataField, readBody } from "../request-body.ts";
import { presentUser } from "../user.ts";

const bodySchema = z.object({ email: z.string(), data: metadataField.nullish() });

/** `auth.admin.inviteUserByEmail`, for holders of the secret key; staff use the function `invite-client`. */
export async function invite(auth: AuthServer, context: Context): Promise<Response> {
  const caller = await resolveCaller(auth, sourceOf(context));
  if (caller.role !== "service_role") {
    throw new AuthError("not_admin", "User not allowed");
  }
  const { email, data } = await readBody(context, bodySchema);
  const redirectTo = context.req.query("redirect_to");
  const invited = await inviteUser(auth, { email, data: data ?? {}, redirectTo });
  return context.json(presentUser(invited));
}
