import { z } from "zod";
import type { RequestContext } from "../context.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import { staffRoles } from "../../domain/staff/role.ts";

const signedInRow = z.object({
  id: z.string(),
  role: z.enum(["client", "staff"]),
  isAssured: z.boolean(),
  /** As what they work in the studio; none where they lack the second factor that is asked of staff. */
  staffRoles: z.array(z.enum(staffRoles)),
});

/**
 * Who the account is, and whether this session has shown its second factor, are two questions: staff who have not are
 * still staff, with the rights of nobody. What is for staff asks `findStaff`; what is for clients asks for the role.
 */
export type SignedIn = z.infer<typeof signedInRow>;

const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid() });

/**
 * The account behind the request's token as it is now, so that an ended session or a role taken away counts at once.
 * The role is `app_metadata`'s: `user_metadata` is whatever its owner writes there.
 */
export async function findCaller(context: RequestContext): Promise<SignedIn | undefined> {
  const parsed = claimsSchema.safeParse(await context.readClaims());
  if (!parsed.success) return undefined;
  const { sub, session_id } = parsed.data;
  const rows = await context.transaction(
    (sql) => sql`
      select u.id, private.is_assured(s.id) as "isAssured",
        case when u.raw_app_meta_data ->> 'role' = 'staff' then 'staff' else 'client' end as role,
        private.staff_roles(u.id) as "staffRoles"
      from auth.users u join auth.sessions s on s.user_id = u.id
      where u.id = ${sub} and s.id = ${session_id} and u.deleted_at is null
        and (s.not_after is null or s.not_after > now())`,
  );
  return parseRow(signedInRow, rows);
}
