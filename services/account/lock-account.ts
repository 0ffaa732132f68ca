import { z } from "zod";
import type { Transaction } from "../../runtime/database/types.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";

const accountRow = z.object({
  id: z.string(),
  email: z.string(),
  displayName: z.string().nullable(),
  companyName: z.string().nullable(),
  deletionDueAt: z.date().nullable(),
});

export type LockedAccount = z.infer<typeof accountRow>;

/** Locks the profile, so that two tabs, or a tab and the retention job, take turns. */
export async function lockAccount(sql: Transaction, id: string): Promise<LockedAccount> {
  const rows = await sql`
    select u.id, u.email, p.display_name as "displayName", p.company_name as "companyName",
      p.deletion_due_at as "deletionDueAt"
    from public.profiles p join auth.users u on u.id = p.user_id
    where p.user_id = ${id}
    for update of p`;
  const found = parseRow(accountRow, rows);
  if (!found) throw new Error("The account has no profile.");
  return found;
}
