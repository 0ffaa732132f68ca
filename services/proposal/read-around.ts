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

/** The newest that were said, before another one where that is named; the oldest of them first. */
export async function listComments(
  sql: Transaction,
  proposalId: string,
  before: string | null = null,
): Promise<ProposalComment[]> {
  const rows = await sql`
    select c.id, c.block, c.from_studio, c.author_name, c.body, to_json(c.created_at) #>> '{}' as created_at
    from public.proposal_comments c
    where c.proposal_id = ${proposalId} and (
      ${before}::uuid is null or (c.created_at, c.id) < (
        select o.created_at, o.id from public.proposal_comments o
        where o.id = ${before} and o.proposal_id = ${proposalId}
      )
    )
    order by c.created_at desc, c.id desc limit ${mostComments}`;
  return parseRows(commentRow, rows).toReversed();
}

const saidRow = z.object({ block: z.string().nullable(), count: z.number() });

/** How much was said about each block. */
export async function countComments(sql: Transaction, proposalId: string) {
  const rows = await sql`
    select block, count(*)::int as count from public.proposal_comments
    where proposal_id = ${proposalId} group by block`;
  return parseRows(saidRow, rows);
}
