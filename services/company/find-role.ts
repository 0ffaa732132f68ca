import { z } from "zod";
import { companyRole, type CompanyRole } from "../../domain/company/role.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";

const roleRow = z.object({ role: z.nullable(companyRole) });

/** As it is now. Undefined where they are not in the company: then it does not exist for them. */
export async function findRole(
  sql: Transaction,
  companyId: string | null,
  accountId: string,
): Promise<CompanyRole | undefined> {
  if (companyId === null) return undefined;
  const rows = await sql`select private.role_in(${companyId}, ${accountId}) as role`;
  return parseRow(roleRow, rows)?.role ?? undefined;
}

const membershipRow = z.object({ companyId: z.string(), role: companyRole });

/** The company that somebody is in now, and as what; undefined of staff, and of whoever is in none. */
export async function findCurrentRole(sql: Transaction, accountId: string) {
  const rows = await sql`
    select company_id as "companyId", role from public.memberships
    where user_id = ${accountId} and is_current`;
  return parseRow(membershipRow, rows);
}
