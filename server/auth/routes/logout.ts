import type { Context } from "hono";
import { z } from "zod";
import { AuthError } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
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
  await auth.db.asOwner(async (sql) => {
    switch (scope.data) {
      case "global":
        await sql`delete from auth.sessions where user_id = ${user.id}`;
        return;
      case "local":
        await sql`delete from auth.sessions where id = ${sessionId}`;
        return;
      case "others":
        await endOtherSessions(sql, { userId: user.id, keep: sessionId });
    }
  });
  return context.body(null, 204);
}
