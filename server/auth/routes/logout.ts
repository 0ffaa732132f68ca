import type { Context } from "hono";
import { z } from "zod";
import { AuthError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { forgetDevices, rememberDevice } from "../device-mark.ts";
import { endOtherSessions } from "../end-sessions.ts";
import { requireUser } from "../require-user.ts";

const scopes = z.enum(["global", "local", "others"]);

export async function logout(auth: AuthServer, context: Context): Promise<Response> {
  const scope = scopes.safeParse(context.req.query("scope") ?? "global");
  if (!scope.success) {
    throw new AuthError(
      "validation_failed",
      "Unsupported logout scope; use global, local or others",
    );
  }
  const { user, sessionId } = await requireUser(auth, context);
  const forgotten = await auth.db.asOwner(async (sql) => {
    switch (scope.data) {
      case "global":
        await sql`delete from auth.sessions where user_id = ${user.id}`;
        return forgetDevices(sql, user.id);
      case "local":
        await sql`delete from auth.sessions where id = ${sessionId}`;
        break;
      case "others":
        await endOtherSessions(sql, { userId: user.id, keep: sessionId });
    }
    return undefined;
  });
  // The owner has just signed out here, so this browser stays a known device.
  if (forgotten) rememberDevice(auth, context, forgotten);
  return context.body(null, 204);
}
