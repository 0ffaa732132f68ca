import { z } from "zod";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";

const accountRow = z.object({
  id: z.string(),
  isStaff: z.boolean(),
  isConfirmed: z.boolean(),
  isInCompany: z.boolean(),
});

export type FoundAccount = z.infer<typeof accountRow>;

/** Whose address it is already, and whether somebody else's business with them stands in the way. */
export async function findAccount(
  sql: Transaction,
  email: string,
): Promise<FoundAccount | undefined> {
  const rows = await sql`
    select u.id, u.raw_app_meta_data ->> 'role' is not distinct from 'staff' as "isStaff",
      u.email_confirmed_at is not null as "isConfirmed",
      exists (select from public.memberships m where m.user_id = u.id) as "isInCompany"
    from auth.users u where u.email = ${email} and u.deleted_at is null`;
  return parseRow(accountRow, rows);
}
