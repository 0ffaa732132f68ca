import { z } from "zod";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";

/** Whose it is to read, with everything that was sent and said. */
export async function assignCompany(
  sql: Transaction,
  proposalId: string,
  companyId: string | null,
): Promise<void> {
  await sql`update public.proposals set company_id = ${companyId} where id = ${proposalId}`;
  await sql`
    update public.proposal_versions set company_id = ${companyId}
    where proposal_id = ${proposalId} and company_id is distinct from ${companyId}`;
  await sql`
    update public.proposal_comments set company_id = ${companyId}
    where proposal_id = ${proposalId} and company_id is distinct from ${companyId}`;
}

const accountRow = z.object({ id: z.string(), companyId: z.string().nullable() });
type KnownAccount = z.infer<typeof accountRow>;

/** The client's account that has shown that this address is its own, and the company that it looks at. */
export async function findConfirmedAccount(
  sql: Transaction,
  address: string,
): Promise<KnownAccount | undefined> {
  const rows = await sql`
    select u.id, private.current_company_of(u.id) as "companyId"
    from auth.users u
    where lower(u.email) = ${address} and u.email_confirmed_at is not null and u.deleted_at is null
      and u.raw_app_meta_data ->> 'role' is distinct from 'staff'
    limit 1`;
  return parseRow(accountRow, rows);
}
