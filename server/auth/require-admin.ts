import type { Context } from "hono";
import { resolveCaller } from "../api-keys/resolve-caller.ts";
import { sourceOf } from "../http/request-source.ts";
import { AuthError } from "./auth-error.ts";
import type { AuthServer } from "./auth-server.ts";

/** Only for the secret key. With a user's token beside it, the request counts as that user's, even a staff member's. */
export async function requireAdmin(auth: AuthServer, context: Context): Promise<void> {
  const { headers } = context.req.raw;
  if (!headers.has("apikey") && !headers.has("authorization")) {
    throw new AuthError("no_authorization", "This endpoint requires a valid Bearer token");
  }
  const caller = await resolveCaller(auth, sourceOf(context));
  if (caller.role !== "service_role") throw new AuthError("not_admin", "User not allowed");
}
