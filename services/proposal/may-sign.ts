import type { Transaction } from "../../runtime/database/types.ts";

type Signer = { companyId: string | null; address: string };

/** Whoever is in the company and may not approve for it may not sign for it. */
export async function maySign(sql: Transaction, { companyId, address }: Signer): Promise<boolean> {
  if (companyId === null) return true;
  const [lesser] = await sql`
    select from public.memberships m join auth.users u on u.id = m.user_id
    where m.company_id = ${companyId} and lower(u.email) = ${address} and m.role in ('viewer', 'member')`;
  return lesser === undefined;
}
