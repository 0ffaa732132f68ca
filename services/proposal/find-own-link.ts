import type { Transaction } from "../../runtime/database/types.ts";
import { findLinkTo } from "./link.ts";
import { ProposalRefusal } from "./proposal-refusal.ts";

/**
 * The mail's own link for whoever reads that mailbox anyway: an account whose confirmed address is the one that it was sent
 * to. Nobody else of the company gets it, whatever their role: with it somebody speaks in the recipient's name.
 */
export async function findOwnLink(
  sql: Transaction,
  { proposalId, accountId }: { proposalId: string; accountId: string },
): Promise<{ path: string }> {
  const [own] = await sql`
    select from private.proposal_links l join auth.users u on lower(u.email) = l.address
    where l.proposal_id = ${proposalId} and u.id = ${accountId} and u.email_confirmed_at is not null
      and u.deleted_at is null`;
  const link = own && (await findLinkTo(sql, proposalId));
  if (!link) throw new ProposalRefusal("proposal-missing");
  return { path: link.path };
}
