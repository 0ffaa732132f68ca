import type { Transaction } from "../../runtime/database/types.ts";
import type { FoundVersion } from "./find-version.ts";
import type { LockedProposal } from "./lock-proposal.ts";
import { ProposalRefusal } from "./proposal-refusal.ts";

type NewComment = {
  /** The same for the same words, however often they are sent. */
  key: string;
  block: string | null;
  body: string;
  author: { id: string | null; name: string };
  isFromStudio: boolean;
};

/** False where it had arrived before. */
export async function storeComment(
  sql: Transaction,
  proposal: LockedProposal,
  version: FoundVersion,
  { key, block, body, author, isFromStudio }: NewComment,
): Promise<boolean> {
  const stored = await sql`
    insert into public.proposal_comments
      (id, proposal_id, version_id, company_id, block, from_studio, author_id, author_name, body)
    values (
      ${key}, ${proposal.id}, ${version.id}, ${proposal.companyId}, ${block}, ${isFromStudio},
      ${author.id}, ${author.name.slice(0, 200)}, ${body}
    )
    on conflict (id) do nothing returning 1`;
  if (stored.length > 0) return true;
  const [same] = await sql`
    select from public.proposal_comments
    where id = ${key} and proposal_id = ${proposal.id} and from_studio = ${isFromStudio} and body = ${body}`;
  if (!same) throw new ProposalRefusal("key-used");
  return false;
}
