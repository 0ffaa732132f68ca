import { z } from "zod";
import { chooseTreatment } from "../../domain/billing/choose-treatment.ts";
import type { OpenedProposal, ProposalComment } from "../../domain/proposal/answers.ts";
import { parseRow, parseRows } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { findBuyer } from "../billing/find-buyer.ts";
import { penceColumn } from "../billing/rows.ts";
import { readSeller } from "../billing/seller.ts";

/** Who is charged, where the company has said so. */
export async function describeBilling(
  sql: Transaction,
  companyId: string | null,
): Promise<OpenedProposal["billing"]> {
  const buyer = await findBuyer(sql, companyId);
  return buyer ? { legal_name: buyer.name, treatment: chooseTreatment(readSeller(), buyer) } : null;
}

const amendedRow = z.object({ title: z.string(), net_pence: penceColumn });

/** Of a change, what had been signed for the project when this version of it was sent. */
export async function describeAmended(
  sql: Transaction,
  { projectId, sentAt }: { projectId: string | null; sentAt: Date },
): Promise<OpenedProposal["amends"]> {
  if (projectId === null) return null;
  const rows = await sql`
    select p.title, (
      select coalesce(sum(m.net_pence), 0)::text
      from public.milestones m join public.agreements a on a.id = m.agreement_id
      where m.project_id = p.id and a.created_at < ${sentAt}
    ) as net_pence
    from public.projects p where p.id = ${projectId}`;
  return parseRow(amendedRow, rows) ?? null;
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
