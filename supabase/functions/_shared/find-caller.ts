import { z } from "zod";
import { accountAnswers } from "../../../content/account.ts";
import { askAuth } from "./ask-auth.ts";
import { inTransaction } from "./database.ts";
import { currentHost } from "./host.ts";
import { readClaims } from "./read-claims.ts";
import { respondError } from "./respond.ts";

/**
 * Who the account is, and whether this session has shown its second factor, are two questions: staff who have not are
 * still staff, with the rights of nobody. What is for staff asks `findStaff`; what is for clients asks for the role.
 */
export type SignedIn = { id: string; role: "client" | "staff"; isAssured: boolean };

const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid() });

/**
 * The account behind the request's token as it is now, so that an ended session or a role taken away counts at once.
 * The role is `app_metadata`'s: `user_metadata` is whatever its owner writes there.
 */
export async function findCaller(request: Request): Promise<SignedIn | undefined> {
  if (!currentHost() && !(await isAccepted(request))) return undefined;
  const parsed = claimsSchema.safeParse(readClaims(request));
  if (!parsed.success) return undefined;
  const { sub, session_id } = parsed.data;
  const [account] = await inTransaction(
    (sql) => sql<SignedIn[]>`
      select u.id, private.is_assured(s.id) as "isAssured",
        case when u.raw_app_meta_data ->> 'role' = 'staff' then 'staff' else 'client' end as role
      from auth.users u join auth.sessions s on s.user_id = u.id
      where u.id = ${sub} and s.id = ${session_id} and u.deleted_at is null
        and (s.not_after is null or s.not_after > now())`,
  );
  return account;
}

/** The answer for a session that has not shown the second factor its account has. */
export function refuseUnassured(): Response {
  return respondError(403, accountAnswers.secondStep, { code: "insufficient_aal" });
}

/** Whether the auth server of a hosted backend takes the request's token for good. */
async function isAccepted(request: Request): Promise<boolean> {
  const token = /^bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  // Clients without a session send their key there.
  if (token === undefined || token.startsWith("sb_")) return false;
  return (await askAuth("/user", { token })).ok;
}
