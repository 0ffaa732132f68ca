import { z } from "zod";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { hashToken } from "../../runtime/tokens/opaque-token.ts";
import { ProposalRefusal } from "./proposal-refusal.ts";

const linkRow = z.object({
  id: z.string(),
  proposalId: z.string(),
  address: z.string(),
  openedAt: z.date().nullable(),
});
export type FoundLink = z.infer<typeof linkRow>;

/** Whose link it is. */
export async function findLink(sql: Transaction, token: string): Promise<FoundLink> {
  const rows = await sql`
    select id, proposal_id as "proposalId", address, opened_at as "openedAt"
    from private.proposal_links where token_hash = decode(${hashToken(token)}, 'hex')`;
  const found = parseRow(linkRow, rows);
  if (!found) throw new ProposalRefusal("link-missing");
  return found;
}
