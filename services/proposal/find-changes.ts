import { z } from "zod";
import { proposalContent, type ProposalBlock } from "../../domain/proposal/content.ts";
import { listChangedBlocks } from "../../domain/proposal/list-changed-blocks.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { FoundVersion } from "./find-version.ts";

const earlierRow = z.object({ content: proposalContent });

/** What a version says otherwise than the one before it. */
export async function findChanges(
  sql: Transaction,
  proposalId: string,
  { number, content }: FoundVersion,
): Promise<ProposalBlock[]> {
  const rows = await sql`
    select content from public.proposal_versions
    where proposal_id = ${proposalId} and number = ${number - 1}`;
  const earlier = parseRow(earlierRow, rows);
  return earlier ? listChangedBlocks(earlier.content, content) : [];
}
