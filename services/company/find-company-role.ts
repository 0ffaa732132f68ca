import { z } from "zod";
import type { SignedIn } from "../account/find-caller.ts";
import { companyRole, type CompanyRole } from "../../domain/company/role.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/** What the caller is in the company: staff are owners of all. Null where there is none for them. */
export async function findCompanyRole(
  sql: Transaction,
  caller: Pick<SignedIn, "id" | "role">,
  companyId: string,
): Promise<CompanyRole | null> {
  const [found] = await sql<{ role: string | null }[]>`
    select case when ${caller.role === "staff"} then 'owner'
      else private.role_in(c.id, ${caller.id}) end as role
    from public.companies c where c.id = ${companyId} and c.closed_at is null`;
  return z.nullable(companyRole).parse(found?.role ?? null);
}
