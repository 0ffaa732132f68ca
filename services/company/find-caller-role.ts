import type { CompanyRole } from "../../domain/company/role.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { SignedIn } from "../account/find-caller.ts";
import { findRole } from "./find-role.ts";

/** What the caller may do in the company: staff are owners of each that is open. Undefined where there is none for them. */
export async function findCallerRole(
  sql: Transaction,
  caller: SignedIn,
  companyId: string,
): Promise<CompanyRole | undefined> {
  if (caller.role !== "staff") return findRole(sql, companyId, caller.id);
  const [open] = await sql`
    select 1 from public.companies where id = ${companyId} and closed_at is null`;
  return open ? "owner" : undefined;
}
