import { z } from "zod";
import type { Context } from "hono";
import { resolveCaller } from "../api-keys/resolve-caller.ts";
import { sourceOf } from "../http/request-source.ts";
import { AuthError } from "./auth-error.ts";
import type { AuthServer } from "./auth-server.ts";
import { freshProofSeconds } from "../api-keys/durations.ts";
import { parseUser, type UserRow } from "./user.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";

export type SignedInUser = {
  user: UserRow;
  sessionId: string;
  /** Whether this session has shown the account's second factor, where there is one. */
  isAssured: boolean;
  /** Whether its newest proof is a matter of minutes. */
  isFresh: boolean;
};

const sessionRow = z.object({ isAssured: z.boolean(), isFresh: z.boolean() });

/** The account and session behind the request's token, as they are in the database now. */
export async function requireUser(auth: AuthServer, context: Context): Promise<SignedInUser> {
  const caller = await resolveCaller(auth, sourceOf(context));
  const subject = caller.claims?.["sub"];
  const sessionId = caller.claims?.["session_id"];
  if (typeof subject !== "string" || typeof sessionId !== "string") {
    throw new AuthError("no_authorization", "This endpoint requires a valid Bearer token");
  }
  const [[account], sessions] = await auth.db.asOwner((sql) =>
    Promise.all([
      sql`select * from auth.users where id = ${subject} and deleted_at is null`,
      sql`
        select private.is_assured(id) as "isAssured",
          private.signed_in_recently(amr, make_interval(secs => ${freshProofSeconds})) as "isFresh"
        from auth.sessions
        where id = ${sessionId} and user_id = ${subject} and (not_after is null or not_after > now())`,
    ]),
  );
  const user = parseUser(account);
  if (!user) {
    throw new AuthError("user_not_found", "User from sub claim in JWT does not exist");
  }
  const session = parseRow(sessionRow, sessions);
  if (session === undefined) {
    throw new AuthError("session_not_found", "Session from session_id claim in JWT does not exist");
  }
  return { user, sessionId, ...session };
}
