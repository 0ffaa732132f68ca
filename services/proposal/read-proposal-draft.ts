import { z } from "zod";
import type { ProposalContent } from "../../domain/proposal/content.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { ProposalRefusal } from "./proposal-refusal.ts";

const draftRow = z.object({
  content: z.record(z.string(), z.unknown()),
  updatedAt: z.string(),
});
type FoundDraft = Omit<z.infer<typeof draftRow>, "content"> & {
  /** As it was typed: checked when it is sent. */
  content: Partial<ProposalContent>;
};

export async function readProposalDraft(sql: Transaction, proposalId: string): Promise<FoundDraft> {
  const rows = await sql`
    select content, to_json(updated_at) #>> '{}' as "updatedAt"
    from public.proposal_drafts where proposal_id = ${proposalId}`;
  const found = parseRow(draftRow, rows);
  if (!found) throw new ProposalRefusal("proposal-missing");
  return found;
}

/** Whether nobody has changed it since. */
export async function requireSeen(
  sql: Transaction,
  proposalId: string,
  seenAt: string,
): Promise<void> {
  const [same] = await sql`
    select from public.proposal_drafts
    where proposal_id = ${proposalId} and updated_at = ${seenAt}::text::timestamptz`;
  if (!same) throw new ProposalRefusal("moved");
}
