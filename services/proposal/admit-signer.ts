import type { Transaction } from "../../runtime/database/types.ts";
import { hashToken } from "../../runtime/tokens/opaque-token.ts";
import { deriveToken } from "./link.ts";

/** Whoever has signed need not come in the same week: others are invited for a week, and asked again. */
const entranceDays = 90;

type Signer = { companyId: string; accountId: string | null; address: string; agreementId: string };

/**
 * Lets whoever signed into the company: at once where the address is an account's, else by an invitation that only an account
 * with this address takes up. A company without an owner gets one; where there is one, the signer approves.
 */
export async function admitSigner(
  sql: Transaction,
  { companyId, accountId, address, agreementId }: Signer,
): Promise<void> {
  const [owned] = await sql`
    select from public.memberships where company_id = ${companyId} and role = 'owner' limit 1`;
  const role = owned ? "approver" : "owner";
  if (accountId !== null) {
    await sql`
      select private.add_member(${companyId}, ${accountId}, ${role})
      where not exists (
        select from public.memberships m where m.company_id = ${companyId} and m.user_id = ${accountId}
      )`;
    return;
  }
  const token = await deriveToken(sql, "agreement-invitation", agreementId);
  await sql`
    insert into public.company_invitations as i (company_id, address, role, token_hash, expires_at)
    values (
      ${companyId}, ${address}, ${role}, decode(${hashToken(token)}, 'hex'),
      now() + make_interval(days => ${entranceDays})
    )
    on conflict (company_id, address) do update
    set token_hash = excluded.token_hash, expires_at = excluded.expires_at,
      role = case when i.role = 'owner' then i.role else excluded.role end`;
}
