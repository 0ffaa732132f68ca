import { z } from "zod";
import { proposalStates } from "../../domain/proposal/answers.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { ProposalRefusal } from "./proposal-refusal.ts";

const proposalRow = z.object({
  id: z.string(),
  inboxItemId: z.string().nullable(),
  companyId: z.string().nullable(),
  projectId: z.string().nullable(),
  title: z.string(),
  clientName: z.string(),
  recipientName: z.string(),
  recipientEmail: z.string(),
  state: z.enum(proposalStates),
  versionNumber: z.number().nullable(),
  /** Whether its last day is over in London; null of what was never sent. */
  isOver: z.boolean().nullable(),
  sentAt: z.date().nullable(),
  /** Why it was declined or withdrawn. */
  reason: z.string().nullable(),
});
export type LockedProposal = z.infer<typeof proposalRow>;

/** The first line of everything that changes a proposal: whoever comes second sees what the first has done. */
export async function lockProposal(sql: Transaction, id: string): Promise<LockedProposal> {
  const rows = await sql`
    select p.id, p.inbox_item_id as "inboxItemId", p.company_id as "companyId",
      p.project_id as "projectId", p.title, p.client_name as "clientName",
      p.recipient_name as "recipientName", p.recipient_email as "recipientEmail", p.state,
      p.version_number as "versionNumber", p.valid_until < private.london_today() as "isOver",
      p.sent_at as "sentAt", p.reason
    from public.proposals p where p.id = ${id} for update`;
  const found = parseRow(proposalRow, rows);
  if (!found) throw new ProposalRefusal("proposal-missing");
  return found;
}
