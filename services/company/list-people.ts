import { z } from "zod";
import { companyRole, type CompanyRole } from "../../domain/company/role.ts";
import { parseRows } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";

const personRow = z.object({ accountId: z.string(), email: z.string(), role: companyRole });

/** Those of the company who have this role or a greater one and can be written to, from the longest on. */
export async function listPeople(sql: Transaction, companyId: string, least: CompanyRole) {
  const rows = await sql`
    select m.user_id as "accountId", u.email, m.role
    from public.memberships m join auth.users u on u.id = m.user_id
    where m.company_id = ${companyId} and private.has_role(m.company_id, m.user_id, ${least})
      and u.deleted_at is null
    order by m.created_at, m.user_id`;
  return parseRows(personRow, rows);
}
