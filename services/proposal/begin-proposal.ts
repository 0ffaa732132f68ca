import type { ProposalRequest } from "../../domain/proposal/requests.ts";
import { newProposalWords } from "../../content/proposal-draft.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { describeChanged, describeRecipient, findItem } from "./find-beginning.ts";
import { readProposalDraft } from "./read-proposal-draft.ts";
import { fillContent, type Beginning } from "./fill-content.ts";

type Begun = { proposalId: string };

/** A draft with what is known already. Asked again about the same item of the inbox, it answers the one that is there. */
export async function beginProposal(
  sql: Transaction,
  { inboxItemId, projectId, companyId, copyOf }: ProposalRequest<"begin">,
  { staffId }: { staffId: string },
): Promise<Begun> {
  const item = inboxItemId === null ? undefined : await findItem(sql, inboxItemId);
  if (item?.proposalId) return { proposalId: item.proposalId };
  const project = projectId === null ? undefined : await describeChanged(sql, projectId);
  const company = project?.companyId ?? companyId ?? item?.companyId ?? null;
  const recipient = await describeRecipient(sql, company, companyId !== null);
  const copied = copyOf === null ? undefined : await readProposalDraft(sql, copyOf);
  const beginning: Beginning = { ...recipient, ...item?.beginning, ...project?.beginning };
  const content = fillContent(beginning, copied?.content);
  const [made] = await sql<{ id: string }[]>`
    insert into public.proposals
      (inbox_item_id, company_id, project_id, title, client_name, recipient_name, recipient_email, created_by)
    values (
      ${inboxItemId}, ${company}, ${projectId}, ${content.title || newProposalWords.untitled},
      ${content.client_name}, ${content.recipient_name}, ${beginning.email?.toLowerCase() ?? ""}, ${staffId}
    )
    returning id`;
  if (!made) throw new Error("The proposal was not stored.");
  await sql`
    insert into public.proposal_drafts (proposal_id, content) values (${made.id}, ${sql.json(content)})`;
  return { proposalId: made.id };
}
