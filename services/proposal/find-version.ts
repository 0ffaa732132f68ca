import { z } from "zod";
import { proposalContent } from "../../domain/proposal/content.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { LockedProposal } from "./lock-proposal.ts";
import { ProposalRefusal } from "./proposal-refusal.ts";

const versionRow = z.object({
  id: z.string(),
  number: z.number(),
  content: proposalContent,
  hash: z.string(),
  sentAt: z.date(),
});
export type FoundVersion = z.infer<typeof versionRow>;

/** The newest version that was sent. */
export async function findNewest(
  sql: Transaction,
  { id, versionNumber }: Pick<LockedProposal, "id" | "versionNumber">,
): Promise<FoundVersion> {
  const rows = await sql`
    select id, number, content, hash, created_at as "sentAt" from public.proposal_versions
    where proposal_id = ${id} and number = ${versionNumber}`;
  const found = parseRow(versionRow, rows);
  if (!found) throw new ProposalRefusal("never-sent");
  return found;
}

/** That one, for somebody who looks at it or at an earlier one: any other id is none of this proposal's. */
export async function requireKnown(
  sql: Transaction,
  proposal: LockedProposal,
  versionId: string,
): Promise<FoundVersion> {
  const newest = await findNewest(sql, proposal);
  if (newest.id === versionId.toLowerCase()) return newest;
  const [earlier] = await sql`
    select from public.proposal_versions where id = ${versionId} and proposal_id = ${proposal.id}`;
  if (!earlier) throw new ProposalRefusal("version-missing");
  return newest;
}

/** That one, where it is still to be decided on and is the one that was looked at. */
export async function requireOpen(
  sql: Transaction,
  proposal: LockedProposal,
  versionId: string,
): Promise<FoundVersion> {
  const newest = await requireKnown(sql, proposal, versionId);
  if (proposal.state === "expired") throw new ProposalRefusal("expired");
  if (proposal.state !== "sent") throw new ProposalRefusal("not-open");
  if (newest.id !== versionId.toLowerCase()) throw new ProposalRefusal("superseded");
  if (proposal.isOver) throw new ProposalRefusal("expired");
  return newest;
}
