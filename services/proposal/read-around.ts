import { z } from "zod";
import { chooseTreatment } from "../../domain/billing/choose-treatment.ts";
import type { OpenedProposal, ProposalComment } from "../../domain/proposal/answers.ts";
import { parseRows } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { findBuyer } from "../billing/find-buyer.ts";
import { readSeller } from "../billing/seller.ts";

/** Who is charged, where the company has said so. */
export async function describeBilling(
  sql: Transaction,
  companyId: string | null,
): Promise<OpenedProposal["billing"]> {
  const buyer = await findBuyer(sql, companyId);
  return buyer ? { legal_name: buyer.name, treatment: chooseTreatment(readSeller(), buyer) } : null;
}

const commentRow = z.object({
  id: z.string(),
  block: z.string().nullable(),
  from_studio: z.boolean(),
  author_name: z.string(),
  body: z.string(),
  created_at: z.string(),
});

const mostComments = 200;

export async function listComments(
  sql: Transaction,
  proposalId: string,
): Promise<ProposalComment[]> {
  const rows = await sql`
    select id, block, from_studio, author_name, body, to_json(created_at) #>> '{}' as created_at
    from public.proposal_comments where proposal_id = ${proposalId}
    order by proposal_comments.created_at desc, id desc limit ${mostComments}`;
  return parseRows(commentRow, rows).toReversed();
}
