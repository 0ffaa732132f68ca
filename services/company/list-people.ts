import { z } from "zod";
import { companyRole } from "../../domain/company/role.ts";
import { parseRows } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";

const personRow = z.object({ accountId: z.string(), email: z.string(), role: companyRole });

/** Those who work on what is the company's, from the longest on; whoever only looks is told of nothing. */
export async function listPeople(sql: Transaction, companyId: string) {
  const rows = await sql`
    select m.user_id as "accountId", u.email, m.role
    from public.memberships m join auth.users u on u.id = m.user_id
    where m.company_id = ${companyId} and m.role <> 'viewer' and u.deleted_at is null
    order by m.created_at, m.user_id`;
  return parseRows(personRow, rows);
}
