import type { Context } from "hono";
import type { AuthServer } from "../auth-server.ts";
import { listFactors } from "../factor.ts";
import { requireUser } from "../require-user.ts";
import { presentUser } from "../user.ts";

export async function getUser(auth: AuthServer, context: Context): Promise<Response> {
  const { user } = await requireUser(auth, context);
  const factors = await auth.db.asOwner((sql) => listFactors(sql, user.id));
  context.header("Cache-Control", "no-store");
  return context.json(presentUser(user, factors));
}
