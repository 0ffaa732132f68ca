import { newProposalWords } from "../../content/proposal-draft.ts";
import { proposalLimits } from "../../domain/proposal/content.ts";
import type { ProposalRequest } from "../../domain/proposal/requests.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { assignCompany } from "./assign-company.ts";
import { lockProposal } from "./lock-proposal.ts";
import { ProposalRefusal } from "./proposal-refusal.ts";
import { readProposalDraft, requireSeen } from "./read-proposal-draft.ts";

/** Keeps what was typed. Whoever would write over somebody else's changes is told instead. */
export async function saveProposal(
  sql: Transaction,
  { proposalId, seenAt, recipientEmail, companyId, content }: ProposalRequest<"save">,
): Promise<{ updatedAt: string }> {
  const written = JSON.stringify(content);
  await requireLength(sql, written);
  const proposal = await lockProposal(sql, proposalId);
  if (proposal.state === "accepted") throw new ProposalRefusal("accepted-already");
  await requireSeen(sql, proposalId, seenAt);
  const text = (name: string) => readText(content[name]);
  // What was sent stays as it was until the next version is: the row says it for both sides.
  if (proposal.state === "draft") {
    await sql`
      update public.proposals
      set title = ${text("title") || newProposalWords.untitled}, client_name = ${text("client_name")},
        recipient_name = ${text("recipient_name")}
      where id = ${proposalId}`;
  }
  await sql`
    update public.proposals set recipient_email = ${recipientEmail.toLowerCase()}
    where id = ${proposalId}`;
  // A change is its project's client's, whoever gets it.
  if (proposal.projectId === null && companyId !== proposal.companyId) {
    if (companyId !== null) await requireCompany(sql, companyId);
    await assignCompany(sql, proposalId, companyId);
  }
  await sql`
    update public.proposal_drafts set content = ${written}::text::jsonb
    where proposal_id = ${proposalId}`;
  return { updatedAt: (await readProposalDraft(sql, proposalId)).updatedAt };
}

/** What a draft may have, and a version of it, as PostgreSQL writes it. */
const mostBytes = 200_000;

async function requireLength(sql: Transaction, written: string): Promise<void> {
  const [tooLong] = await sql`
    select where octet_length(${written}::text::jsonb::text) > ${mostBytes}::int`;
  if (tooLong) throw new ProposalRefusal("too-long");
}

/** One line, as long as its column takes. */
function readText(typed: unknown): string {
  if (typeof typed !== "string") return "";
  return typed
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, proposalLimits.name);
}

async function requireCompany(sql: Transaction, companyId: string): Promise<void> {
  const [open] = await sql`
    select from public.companies where id = ${companyId} and closed_at is null`;
  if (!open) throw new ProposalRefusal("company-missing");
}
